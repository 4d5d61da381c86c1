"""How Trans Europa speaks."""

from engine.games.trans_europa.voice.speech import TransEuropaVoice

__all__ = ["TransEuropaVoice"]

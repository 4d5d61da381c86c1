"""How Rieles de Europa speaks."""

from engine.games.europa.voice.speech import EuropaVoice

__all__ = ["EuropaVoice"]

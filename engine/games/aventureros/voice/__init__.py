"""How ¡Aventureros al Tren! speaks."""

from engine.games.aventureros.voice.speech import AventurerosVoice

__all__ = ["AventurerosVoice"]

"""How Railroad Tiles speaks."""

from engine.games.railroad_tiles.voice.speech import RailroadTilesVoice

__all__ = ["RailroadTilesVoice"]

"""How Ride the Rails speaks."""

from engine.games.ride_the_rails.voice.speech import RideTheRailsVoice

__all__ = ["RideTheRailsVoice"]

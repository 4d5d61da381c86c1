"""The moves: those of any game of cards, routes and tickets, and no others."""

from engine.parts.moves import ClaimRoute, DrawCard, KeepTickets, TakeTickets

Move = KeepTickets | DrawCard | ClaimRoute | TakeTickets

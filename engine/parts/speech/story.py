"""What happened with cards, routes and tickets, a line a turn: in the third person, and to its
reader as «you»."""

from dataclasses import dataclass, field

from engine.game import Event as Told
from engine.game import Seat
from engine.parts.events import (
    CardDrawn,
    CardSeen,
    DeckShuffled,
    HandDealt,
    LastRoundStarted,
    MarketDiscarded,
    MarketStays,
    MatchEnded,
    MatchStarted,
    RouteClaimed,
    SlotFilled,
    TicketsChosen,
    TicketsKept,
    TicketsOffered,
    TicketsTaken,
    TurnsBegan,
    TurnSkipped,
)
from engine.parts.route_board import DECK, LOCOMOTIVE, Board
from engine.parts.speech.cards import card, hand, payment, shown
from engine.parts.speech.preview import listed
from engine.text import Arg, Text, Who, Word, text

DRAWN = 2
"""Cards of one turn."""


@dataclass(slots=True)
class Draw:
    """Cards drawn one after the other."""

    seat: Seat
    taken: list[int] = field(default_factory=list)
    """From the market."""
    unseen: int = 0
    """From the deck."""
    seen: list[int] = field(default_factory=list)
    """From the deck, as far as the reader knows them."""
    filled: int | None = None
    """What replaced the last one."""


class Teller:
    """Goes through the events once; a draw waits for what belongs to it."""

    def __init__(self, board: Board, reader: Seat | None, first_offer: int = 0) -> None:
        """`first_offer`: so many tickets are on offer at the start only; 0 where no number tells
        the first choice from later ones."""
        self.lines: list[Text] = []
        self._board = board
        self._reader = reader
        self._first_offer = first_offer
        self._draw: Draw | None = None
        self._resets = 0
        self._shuffled = 0
        self._stays = ""

    def hear(self, event: Told) -> None:
        """Take in one event of those that every game has."""
        match event:
            case CardDrawn() | CardSeen() | SlotFilled():
                self._hear_card(event)
                return
            case MarketDiscarded():
                self._resets += 1
                return
            case MarketStays(until_changed):
                self._stays = "changed" if until_changed else "few"
                return
            case DeckShuffled(count):
                self._shuffled = count
                return
        self.end_draw()
        match event:
            case RouteClaimed(seat, number, color, count, wild):
                points = self._board.routes[number].points
                paid = payment(color, count, wild)
                self.tell("claim", seat, route=Word("route", number), points=points, cards=paid)
            case TicketsTaken() | TicketsKept() | TicketsOffered() | TicketsChosen():
                self._hear_tickets(event)
            case _:
                self._hear_moment(event)

    def _hear_moment(self, event: Told) -> None:
        """The turning points of a match."""
        match event:
            case MatchStarted(_, first):
                self.tell("started", first)
            case TurnsBegan(seat):
                self.tell("began", seat)
            case HandDealt(seat, cards):
                counts = [cards.count(color) for color in range(LOCOMOTIVE + 1)]
                self.tell("dealt", seat, cards=hand(counts))
            case TurnSkipped(seat):
                self.tell("skipped", seat)
            case LastRoundStarted(seat):
                self.tell("last-round", seat)
            case MatchEnded():
                self.lines.append(text("rails-event-ended"))

    # Cards
    def _hear_card(self, event: CardDrawn | CardSeen | SlotFilled) -> None:
        match event:
            case CardDrawn(seat, source, color):
                draw = self._draw
                if draw is None or draw.seat != seat or draw.unseen + len(draw.taken) == DRAWN:
                    self.end_draw()
                    draw = self._draw = Draw(seat)
                if source == DECK or color is None:
                    draw.unseen += 1
                else:
                    draw.taken.append(color)
            case CardSeen(_, color):
                if self._draw:
                    self._draw.seen.append(color)
            case SlotFilled(_, color):
                if self._draw:
                    self._draw.filled = color

    def end_draw(self) -> None:
        """Tell the cards drawn so far, then what became of deck and market."""
        draw, self._draw = self._draw, None
        if draw:
            self._tell_draw(draw)
        if self._shuffled:
            self.lines.append(text("rails-event-shuffled", n=self._shuffled))
        if self._resets:
            self.lines.append(text("rails-event-market", n=self._resets))
        if self._stays:
            self.lines.append(text(f"rails-event-stays-{self._stays}"))
        self._shuffled = self._resets = 0
        self._stays = ""

    def _tell_draw(self, draw: Draw) -> None:
        is_own = draw.seat == self._reader
        kind = "draw-both" if draw.unseen and draw.taken else "draw" if draw.unseen else "take"
        facts: dict[str, Arg] = {"n": draw.unseen, "cards": shown(draw.taken)}
        if is_own and draw.unseen:
            facts["seen"] = shown(draw.seen)
        self.tell(kind, draw.seat, **facts)
        is_first = not draw.unseen and len(draw.taken) == 1 and draw.taken[0] != LOCOMOTIVE
        if is_own and is_first and draw.filled is not None and not self._resets:
            self.lines.append(text("rails-event-filled", card=card(draw.filled)))

    # Tickets
    def _hear_tickets(
        self, event: TicketsTaken | TicketsKept | TicketsOffered | TicketsChosen
    ) -> None:
        """To its reader a choice is told by the tickets, to the others by their number."""
        match event:
            case TicketsTaken(seat, count) if seat != self._reader:
                self.tell("taken", seat, n=count)
            case TicketsKept(seat, kept, returned) if seat != self._reader:
                self.drop("rails-event-taken", seat)
                count = kept + returned
                kind = "kept-first" if count == self._first_offer else "kept"
                self.tell(kind, seat, kept=kept, n=count)
            case TicketsOffered(seat, tickets):
                self.tell("offered", seat, tickets=listed(self._board, tickets))
            case TicketsChosen(seat, tickets):
                self.drop("rails-event-offered", seat)
                self.tell("chosen", seat, tickets=listed(self._board, tickets))

    # Lines
    def tell(self, what: str, seat: Seat, **facts: Arg) -> None:
        """A line of the words that every game has."""
        self.say(f"rails-event-{what}", seat, **facts)

    def say(self, key: str, seat: Seat, **facts: Arg) -> None:
        """A line about a seat, or to it."""
        if seat == self._reader:
            self.lines.append(text(f"{key}-you", **facts))
        else:
            self.lines.append(text(key, who=Who(seat), **facts))

    def drop(self, key: str, seat: Seat) -> None:
        """What was pending has been decided: one line tells both."""
        last = self.lines[-1] if self.lines else None
        pending = f"{key}-you" if seat == self._reader else key
        if last and last.key == pending and last.args.get("who", Who(seat)) == Who(seat):
            self.lines.pop()

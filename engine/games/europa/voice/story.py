"""What happened, a line a turn: in the third person, and to its reader as «you»."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.game import Event as Told
from engine.game import Seat
from engine.games.europa.events import StationBuilt, TunnelLeft, TunnelRevealed
from engine.games.europa.voice.cards import card, hand, payment, shown, ticket
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
from engine.text import Arg, Listed, Text, Who, Word, text

FIRST_OFFER = 4
"""So many tickets are on offer at the start only."""
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


def story(board: Board, events: Sequence[Told], reader: Seat | None) -> list[Text]:
    """The lines of some events; only those that `reader` may know of are told."""
    teller = _Teller(board, reader)
    for event in events:
        if not event.is_sealed and event.only_for in (None, reader):
            teller.hear(event)
    teller.end_draw()
    return teller.lines


class _Teller:
    """Goes through the events once; a draw and a tunnel wait for what belongs to them."""

    def __init__(self, board: Board, reader: Seat | None) -> None:
        self.lines: list[Text] = []
        self._board = board
        self._reader = reader
        self._draw: Draw | None = None
        self._resets = 0
        self._shuffled = 0
        self._stays = ""

    def hear(self, event: Told) -> None:
        """Take in one event."""
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
            case TunnelRevealed() | RouteClaimed() | TunnelLeft():
                self._hear_route(event)
            case TicketsTaken() | TicketsKept() | TicketsOffered() | TicketsChosen():
                self._hear_tickets(event)
            case StationBuilt(seat, city, color, count, wild):
                paid = payment(color, count, wild)
                self._tell("station", seat, city=Word("city", city), cards=paid)
            case _:
                self._hear_moment(event)

    def _hear_moment(self, event: Told) -> None:
        """The turning points of a match."""
        match event:
            case MatchStarted(_, first):
                self._tell("started", first)
            case TurnsBegan(seat):
                self._tell("began", seat)
            case HandDealt(seat, cards):
                counts = [cards.count(color) for color in range(LOCOMOTIVE + 1)]
                self._tell("dealt", seat, cards=hand(counts))
            case TurnSkipped(seat):
                self._tell("skipped", seat)
            case LastRoundStarted(seat):
                self._tell("last-round", seat)
            case MatchEnded():
                self.lines.append(text("europa-event-ended"))

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
            self.lines.append(text("europa-event-shuffled", n=self._shuffled))
        if self._resets:
            self.lines.append(text("europa-event-market", n=self._resets))
        if self._stays:
            self.lines.append(text(f"europa-event-stays-{self._stays}"))
        self._shuffled = self._resets = 0
        self._stays = ""

    def _tell_draw(self, draw: Draw) -> None:
        is_own = draw.seat == self._reader
        kind = "draw-both" if draw.unseen and draw.taken else "draw" if draw.unseen else "take"
        facts: dict[str, Arg] = {"n": draw.unseen, "cards": shown(draw.taken)}
        if is_own and draw.unseen:
            facts["seen"] = shown(draw.seen)
        self._tell(kind, draw.seat, **facts)
        is_first = not draw.unseen and len(draw.taken) == 1 and draw.taken[0] != LOCOMOTIVE
        if is_own and is_first and draw.filled is not None and not self._resets:
            self.lines.append(text("europa-event-filled", card=card(draw.filled)))

    # Routes
    def _hear_route(self, event: TunnelRevealed | RouteClaimed | TunnelLeft) -> None:
        name = Word("route", event.route)
        match event:
            case TunnelRevealed(seat, _, _, _, revealed, extra) if extra:
                self._tell("tunnel", seat, route=name, n=extra, cards=shown(revealed))
            case TunnelLeft(seat, _):
                self._drop("europa-event-tunnel", seat)
                self._tell("left", seat, route=name)
            case RouteClaimed(seat, number, color, count, wild):
                route = self._board.routes[number]
                kind, extra = "claim", count + wild - route.length
                if route.is_tunnel:
                    self._drop("europa-event-tunnel", seat)
                    kind = "claim-extra" if extra else "claim-tunnel"
                paid = payment(color, count, wild)
                self._tell(kind, seat, route=name, points=route.points, cards=paid, n=extra)

    # Tickets
    def _hear_tickets(
        self, event: TicketsTaken | TicketsKept | TicketsOffered | TicketsChosen
    ) -> None:
        """To its reader a choice is told by the tickets, to the others by their number."""
        match event:
            case TicketsTaken(seat, count) if seat != self._reader:
                self._tell("taken", seat, n=count)
            case TicketsKept(seat, kept, returned) if seat != self._reader:
                self._drop("europa-event-taken", seat)
                count = kept + returned
                kind = "kept-first" if count == FIRST_OFFER else "kept"
                self._tell(kind, seat, kept=kept, n=count)
            case TicketsOffered(seat, tickets):
                self._tell("offered", seat, tickets=self._tickets(tickets))
            case TicketsChosen(seat, tickets):
                self._drop("europa-event-offered", seat)
                self._tell("chosen", seat, tickets=self._tickets(tickets))

    def _tickets(self, tickets: tuple[int, ...]) -> Listed:
        return Listed(tuple([ticket(self._board, number) for number in tickets]))

    # Lines
    def _tell(self, what: str, seat: Seat, **facts: Arg) -> None:
        key = f"europa-event-{what}"
        if seat == self._reader:
            self.lines.append(text(f"{key}-you", **facts))
        else:
            self.lines.append(text(key, who=Who(seat), **facts))

    def _drop(self, key: str, seat: Seat) -> None:
        """What was pending has been decided: one line tells both."""
        last = self.lines[-1] if self.lines else None
        pending = f"{key}-you" if seat == self._reader else key
        if last and last.key == pending and last.args.get("who", Who(seat)) == Who(seat):
            self.lines.pop()

"""A match followed move by move: what was legal, and what each move must have told."""

from typing import Any

from tests.engine.second.chance import shuffle
from tests.engine.second.facts import CARDS, COLORS, POINTS, Facts, Route

Event = dict[str, Any]


class Wrong(Exception):
    """The record says what cannot be."""


class Seat:
    def __init__(self) -> None:
        self.hand: list[str] = []
        self.wagons = 45
        self.points = 0
        self.routes: list[Route] = []
        self.stations: list[str] = []
        self.tickets: list[str] = []
        self.offer: list[str] = []


class Second:
    def __init__(self, facts: Facts, seats: int, seed: str) -> None:
        self.facts, self.seed = facts, seed
        self.seats = [Seat() for _ in range(seats)]
        self.told: list[Event] = []
        self.discards: list[str] = []
        self.market: list[str | None] = [None] * 5
        self.shuffles = 0
        self.waits = "first tickets"
        self.tunnel: dict[str, Any] = {}
        self.last_turns: int | None = None
        self.rests = ""
        self.lay_out()

    def tell(self, kind: str, **values: Any) -> None:
        self.told.append({"is": kind, **values})

    # Preparación
    def lay_out(self) -> None:
        facts = self.facts
        pack = [color for color in COLORS for _ in range(12)] + ["loco"] * 14
        self.deck = shuffle(self.seed, "deck", pack)
        long = [ticket.word for ticket in facts.tickets if ticket.is_long]
        normal = [ticket.word for ticket in facts.tickets if not ticket.is_long]
        long = shuffle(self.seed, "long tickets", long)
        self.ticket_deck = shuffle(self.seed, "tickets", normal)
        self.turn = shuffle(self.seed, "first", range(len(self.seats)))[0]
        self.tell("MatchStarted", seats=len(self.seats), first=self.turn)
        self.tell("DeckLaid", cards=numbers(self.deck), stream="deck")
        self.tell("TicketsLaid", long=self.ids(long), normal=self.ids(self.ticket_deck))
        for number, seat in enumerate(self.seats):
            seat.hand = [self.deck.pop() for _ in range(4)]
            self.tell("HandDealt", seat=number, cards=numbers(seat.hand))
        self.tidy()
        for number, seat in enumerate(self.seats):
            seat.offer = [long.pop(), *[self.ticket_deck.pop() for _ in range(3)]]
            self.tell("TicketsOffered", seat=number, tickets=self.ids(seat.offer))

    def ids(self, tickets: list[str]) -> list[int]:
        return [self.facts.ticket[word].number for word in tickets]

    # Who, and what
    def to_move(self) -> list[int]:
        if self.waits == "first tickets":
            return [number for number, seat in enumerate(self.seats) if seat.offer]
        return [] if self.waits == "nothing" else [self.turn]

    def legal(self, number: int) -> list[str]:
        """The words of every legal move of a seat, none left out."""
        if number not in self.to_move():
            return []
        seat = self.seats[number]
        if self.waits in ("first tickets", "tickets"):
            least = 2 if self.waits == "first tickets" else 1
            return [f"keep {','.join(some)}" for some in subsets(seat.offer) if len(some) >= least]
        if self.waits == "tunnel":
            return [*self.extras(seat), "retreat"]
        draws = self.draws()
        if self.waits == "second card":
            return draws
        tickets = ["tickets"] if self.ticket_deck else []
        claims = [words for route in self.facts.routes for words in self.claims(number, route)]
        return draws + claims + tickets + self.station_words(seat)

    def draws(self) -> list[str]:
        found = []
        for place, card in enumerate(self.market):
            if card is not None and not (card == "loco" and self.waits == "second card"):
                found.append(f"draw slot{place + 1}")
        return found + (["draw deck"] if self.deck or self.discards else [])

    def claims(self, number: int, route: Route) -> list[str]:
        seat = self.seats[number]
        if any(route in other.routes for other in self.seats) or route.length > seat.wagons:
            return []
        if route.double:
            twin = next(r for r in self.facts.routes if r.double == route.double and r != route)
            closed_by = self.seats if len(self.seats) <= 3 else [seat]
            if any(twin in other.routes for other in closed_by):
                return []
        colors = COLORS if route.color == "gray" else [route.color]
        return [
            f"claim {route.word} {payment}"
            for payment in payments(seat.hand, colors, route.length, route.symbols)
        ]

    def station_words(self, seat: Seat) -> list[str]:
        if len(seat.stations) == 3:
            return []
        taken = [city for other in self.seats for city in other.stations]
        prices = payments(seat.hand, COLORS, len(seat.stations) + 1, 0)
        free = [city for city in self.facts.cities if city not in taken]
        return [f"station {city} {payment}" for city in free for payment in prices]

    def extras(self, seat: Seat) -> list[str]:
        extra, color = self.tunnel["extra"], self.tunnel["color"]
        found = []
        for locomotives in range(extra + 1):
            others = extra - locomotives
            can_rest = color != "loco" and seat.hand.count(color) >= others
            if seat.hand.count("loco") >= locomotives and (others == 0 or can_rest):
                found.append(f"pay {locomotives}")
        return found

    # Moves
    def play(self, number: int, words: str) -> list[Event]:
        """What the move must tell. Raises `Wrong` if it is not legal."""
        kind, *rest = words.split()
        legal = self.legal(number)
        if kind == "keep":  # in any order
            is_legal = sorted(rest[0].split(",")) in [sorted(w[5:].split(",")) for w in legal]
        else:
            is_legal = words in legal
        if not is_legal:
            raise Wrong(f"seat {number} may not «{words}»")
        self.told = []
        getattr(self, f"do_{kind}")(number, self.seats[number], *rest)
        return self.told

    def do_draw(self, number: int, seat: Seat, source: str) -> None:
        is_first = self.waits == "turn"
        if source == "deck":
            card = self.deck.pop()
            self.tell("CardDrawn", seat=number, source=5, card=None)
            self.tell("CardSeen", seat=number, card=CARDS.index(card))
        else:
            place = int(source[4:]) - 1
            shown = self.market[place]
            assert shown is not None
            card, self.market[place] = shown, None
            self.tell("CardDrawn", seat=number, source=place, card=CARDS.index(card))
        seat.hand.append(card)
        self.tidy()
        self.waits = "second card"
        if not is_first or (card == "loco" and source != "deck") or not self.draws():
            self.end_turn()

    def do_claim(self, number: int, seat: Seat, word: str, color: str, locomotives: str) -> None:
        route, wild = self.facts.route[word], int(locomotives)
        laid = [color] * (route.length - wild) + ["loco"] * wild
        take_out(seat.hand, laid)
        if not route.is_tunnel:
            self.throw(laid)
            self.build(number, route, laid)
            self.end_turn()
            return
        shown: list[str] = []
        while len(shown) < 3 and self.deck:
            shown.append(self.deck.pop())
            self.make_deck()
        extra = len([card for card in shown if card in (color, "loco")])
        self.tell(
            "TunnelRevealed",
            seat=number,
            route=route.number,
            color=CARDS.index(color),
            locomotives=wild,
            revealed=numbers(shown),
            extra=extra,
        )
        self.tunnel = {"route": route, "laid": laid, "shown": shown, "extra": extra, "color": color}
        self.waits = "tunnel"
        if extra == 0:
            self.do_pay(number, seat, "0")

    def do_pay(self, number: int, seat: Seat, locomotives: str) -> None:
        tunnel, wild = self.tunnel, int(locomotives)
        more = [tunnel["color"]] * (tunnel["extra"] - wild) + ["loco"] * wild
        take_out(seat.hand, more)
        self.throw(more + tunnel["laid"] + tunnel["shown"])
        self.build(number, tunnel["route"], tunnel["laid"] + more)
        self.end_turn()

    def do_retreat(self, number: int, seat: Seat) -> None:
        seat.hand += self.tunnel["laid"]
        self.throw(self.tunnel["shown"])
        self.tell("TunnelLeft", seat=number, route=self.tunnel["route"].number)
        self.end_turn()

    def build(self, number: int, route: Route, paid: list[str]) -> None:
        seat = self.seats[number]
        seat.routes.append(route)
        seat.wagons -= route.length
        seat.points += POINTS[route.length]
        # A tunnel laid in a colour keeps it, whatever the extra cards are.
        color = self.tunnel["color"] if route.is_tunnel else color_of(paid)
        self.tell("RouteClaimed", seat=number, route=route.number, **price(color, paid))

    def do_tickets(self, number: int, seat: Seat) -> None:
        count = min(3, len(self.ticket_deck))
        seat.offer = [self.ticket_deck.pop() for _ in range(count)]
        self.tell("TicketsTaken", seat=number, count=count)
        self.tell("TicketsOffered", seat=number, tickets=self.ids(seat.offer))
        self.waits = "tickets"

    def do_keep(self, number: int, seat: Seat, words: str) -> None:
        kept = [word for word in seat.offer if word in words.split(",")]
        back = [word for word in seat.offer if word not in kept]
        seat.tickets += kept
        seat.offer = []
        self.tell("TicketsKept", seat=number, kept=len(kept), returned=len(back))
        self.tell("TicketsChosen", seat=number, kept=self.ids(kept))
        if self.waits == "first tickets":
            self.tell("TicketsLeftOut", seat=number, tickets=self.ids(back))
            if not self.to_move():
                self.waits = "turn"
                self.tell("TurnsBegan", seat=self.turn)
            return
        stream = ""
        if len(back) > 1:
            stream = f"returned {self.shuffles}"
            back = shuffle(self.seed, stream, back)
            self.shuffles += 1
        if back:
            self.ticket_deck = back + self.ticket_deck
            self.tell("TicketsReturned", seat=number, tickets=self.ids(back), stream=stream)
        self.end_turn()

    def do_station(self, number: int, seat: Seat, city: str, color: str, locomotives: str) -> None:
        wild = int(locomotives)
        paid = [color] * (len(seat.stations) + 1 - wild) + ["loco"] * wild
        take_out(seat.hand, paid)
        self.throw(paid)
        seat.stations.append(city)
        place = self.facts.cities.index(city)
        self.tell("StationBuilt", seat=number, city=place, **price(color, paid))
        self.end_turn()

    # Cards
    def throw(self, cards: list[str]) -> None:
        self.discards += cards
        if cards and self.rests == "until cards come back":
            self.rests = ""

    def make_deck(self) -> None:
        if self.deck or not self.discards:
            return
        stream = f"deck {self.shuffles}"
        self.deck = shuffle(self.seed, stream, sorted(self.discards, key=CARDS.index))
        self.shuffles += 1
        self.discards = []
        self.tell("DeckShuffled", cards=len(self.deck))
        self.tell("DeckLaid", cards=numbers(self.deck), stream=stream)

    def fill(self) -> None:
        for place in range(5):
            if self.market[place] is None and self.deck:
                self.market[place] = card = self.deck.pop()
                self.rests = ""
                self.tell("SlotFilled", slot=place, card=CARDS.index(card))
                self.make_deck()

    def tidy(self) -> None:
        """NORMALISE of the rules document (R20)."""
        self.make_deck()
        self.fill()
        for attempt in range(4):
            if self.market.count("loco") < 3 or self.rests:
                return
            cards = [card for card in self.market if card] + self.deck + self.discards
            size = min(5, len(cards))
            others = len([card for card in cards if card != "loco"])
            if attempt == 3 or others < size - 2:
                self.rests = "until it changes" if attempt == 3 else "until cards come back"
                self.tell("MarketStays", until_changed=attempt == 3)
                return
            shown = [-1 if card is None else CARDS.index(card) for card in self.market]
            self.tell("MarketDiscarded", cards=shown)
            self.throw([card for card in self.market if card])
            self.market = [None] * 5
            self.make_deck()
            self.fill()

    # Final de la partida
    def end_turn(self) -> None:
        self.tunnel = {}
        self.tidy()
        for _ in self.seats:
            if self.last_turns is not None:
                self.last_turns -= 1
            elif self.seats[self.turn].wagons <= 2:
                self.last_turns = len(self.seats)
                self.tell("LastRoundStarted", seat=self.turn)
            if self.last_turns == 0:
                break
            self.turn = (self.turn + 1) % len(self.seats)
            self.waits = "turn"
            if self.legal(self.turn):
                return
            self.tell("TurnSkipped", seat=self.turn)
        self.waits = "nothing"
        self.tell("MatchEnded")

    def everything(self) -> list[str]:
        """Each card there is, wherever it is."""
        cards = [card for card in self.market if card] + self.deck + self.discards
        cards += [card for seat in self.seats for card in seat.hand]
        return sorted(cards + self.tunnel.get("laid", []) + self.tunnel.get("shown", []))


def numbers(cards: list[str]) -> list[int]:
    return [CARDS.index(card) for card in cards]


def subsets(items: list[str]) -> list[list[str]]:
    return [
        [item for place, item in enumerate(items) if bits >> place & 1]
        for bits in range(1 << len(items))
    ]


def payments(hand: list[str], colors: list[str], length: int, symbols: int) -> list[str]:
    """`red 1`: so many locomotives, the rest of one colour; `loco 3` for locomotives alone."""
    found = []
    for locomotives in range(symbols, length + 1):
        if hand.count("loco") < locomotives:
            continue
        if locomotives == length:
            found.append(f"loco {locomotives}")
            continue
        for color in colors:
            if hand.count(color) >= length - locomotives:
                found.append(f"{color} {locomotives}")
    return found


def take_out(hand: list[str], cards: list[str]) -> None:
    for card in cards:
        hand.remove(card)


def color_of(paid: list[str]) -> str:
    return next((card for card in paid if card != "loco"), "loco")


def price(color: str, paid: list[str]) -> dict[str, int]:
    wild = paid.count("loco")
    return {"color": CARDS.index(color), "cards": len(paid) - wild, "locomotives": wild}

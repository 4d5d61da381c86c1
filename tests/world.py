"""A virtual Discord with the bot in it, and people who press only what they see."""

import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import simcord
from simcord import interactions
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload
from sqlalchemy import update

from bot.chat import ids, limits
from bot.chat.client import Rieles
from bot.host.play import Chance, Host
from bot.host.press import Press
from bot.host.publisher import Publisher
from bot.host.thinking import decide
from bot.host.worker import Worker
from bot.store import schema
from bot.store.address import url_of
from bot.store.database import Database
from bot.text import Catalogues
from engine.games import GAMES as REAL
from engine.games.europa.state import Phase
from engine.parts.route_board import LOCOMOTIVE
from render.painter import Job, Picture, Region
from tests.panels import controls as controls
from tests.panels import text_of as text_of
from tests.toy_voice import MORE, SpeakingGardens

PLAYED: tuple[Any, ...] = (*REAL, SpeakingGardens())
GAMES: dict[str, Any] = {game.info.id: game for game in PLAYED}
EUROPA = GAMES["europa"]
CATALOGUES = Catalogues(MORE)
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c02"
    "0000000b4944415478da6364f80f00010501012718e3660000000049454e44ae426082"
)
CARDS = (
    *("roja", "naranja", "amarilla", "verde", "azul"),
    *("morada", "negra", "blanca", "locomotora", "dorso"),
)
ICONS = [
    "gris",
    "billete",
    "estacion",
    *[f"carta_{name}" for name in CARDS],
    *[f"seat_{seat}" for seat in range(5)],
]
START = 1_767_225_600_000
"""The virtual Discord's clock begins with 2026."""


class Clock:
    """Milliseconds that only a test moves."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class Painter:
    """Every picture is one pixel; what was asked of it is kept."""

    words: tuple[str, ...] = ()
    regions = (Region("iberia"), Region("baltic"))
    scenes = ("board", "hand", "preview", "question", "score")

    def draw(self, job: Job) -> Picture:
        return Picture(PIXEL, "png", (1, 1))

    def icons(self) -> dict[str, bytes]:
        return dict.fromkeys(ICONS, PIXEL)


class Artist:
    """Draws at once, and remembers what."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.is_broken = False

    async def draw(self, job: Job) -> Picture | None:
        self.jobs.append(job)
        return None if self.is_broken else Painter().draw(job)


class InProcess:
    """A `Thinker` without a process; the weakest level is quick."""

    async def choose(self, game: Any, level: str, view: Any, seed: str) -> str:
        return decide(game, next(iter(game.info.policies), level), view, seed)


@dataclass
class Figures:
    """What the panels and presses of a run came to."""

    acks: list[float] = field(default_factory=list)
    settled: list[float] = field(default_factory=list)
    components: int = 0
    size: int = 0
    characters: int = 0
    largest: str = ""
    presses: int = 0

    def see(self, panel: list[dict[str, Any]]) -> None:
        limits.check({"components": panel})
        parts = list(limits.walk(panel))
        self.components = max(self.components, len(parts))
        self.characters = max(self.characters, len(text_of(panel)))
        size = limits.size({"components": panel})
        if size > self.size:
            self.size, self.largest = size, text_of(panel)


def raw(message: Any) -> list[dict[str, Any]]:
    return [component.to_dict() for component in message.components]


@dataclass
class Person:
    """Holds one private panel."""

    world: "World"
    actor: Any
    locale: str = "es-ES"
    panel: Any = None
    presses: int = 0

    @property
    def id(self) -> int:
        return int(self.actor.id)

    @property
    def shown(self) -> list[dict[str, Any]]:
        return list(self.panel.components)

    @property
    def text(self) -> str:
        return text_of(self.shown)

    def labels(self) -> list[str]:
        return [label for label, _, _ in controls(self.shown)]

    def has(self, start: str) -> bool:
        return any(start in label for label in self.labels())

    async def slash(self, name: str, **options: Any) -> Any:
        with speaking(self.locale):
            return await self._done(self.actor.slash(self.world.place, f"rieles {name}", **options))

    async def suggestions(self, name: str, option: str, typed: str) -> list[dict[str, Any]]:
        with speaking(self.locale):
            found = await self.actor.autocomplete(self.world.place, f"rieles {name}", option, typed)
        return list(getattr(found, "autocomplete_choices", found) or [])

    async def table(self, verb: str, message: Any = None) -> None:
        """Press a button of the public table, or of the room."""
        message = message or self.world.table
        found = [c for c in controls(raw(message)) if _opens(c) == verb]
        assert found, (verb, list(controls(raw(message))))
        await self._use(message, found[0])

    async def choose(self, verb: str, message: Any) -> None:
        """An option of a public select whose value starts so."""
        found = [c for c in controls(raw(message)) if (c[2] or "").startswith(verb)]
        assert found, (verb, list(controls(raw(message))))
        await self._use(message, found[0])

    async def press(self, label: str) -> None:
        """The control whose label holds this."""
        found = [c for c in controls(self.shown) if label in c[0]]
        assert found, (label, self.labels(), self.text)
        await self.use(found[0])

    async def open(self, label: str) -> Any:
        """A control that a form answers; what was shown."""
        found = [c for c in controls(self.shown) if label in c[0]]
        assert found, (label, self.labels())
        shown = await self._use(self.panel, found[0])
        assert shown.modal is not None
        return shown

    async def use(self, control: tuple[str, str, str | None]) -> None:
        await self._use(self.panel, control)

    async def _use(self, message: Any, control: tuple[str, str, str | None]) -> Any:
        _, custom_id, value = control
        self.presses += 1
        with speaking(self.locale):
            if value is None:
                return await self._done(self.actor.click(message, custom_id=custom_id))
            return await self._done(self.actor.select(message, [value], custom_id=custom_id))

    async def submit(self, shown: Any, values: dict[str, Any]) -> Any:
        with speaking(self.locale):
            return await self._done(self.actor.submit_modal(shown, values))

    async def _done(self, press: Any) -> Any:
        before = time.perf_counter()
        result = await press
        await self.world.idle()
        self.world.figures.settled.append(time.perf_counter() - before)
        if result.modal is not None:
            return result
        found = result.response
        if found is not None and found.ephemeral:
            self.panel = found
            self.world.figures.see(self.shown)
        elif (followed := list(getattr(result, "followups", []))) and followed[-1].ephemeral:
            self.panel = followed[-1]
            self.world.figures.see(self.shown)
        return result


def _opens(control: tuple[str, str, str | None]) -> str:
    press = ids.read(control[1], [control[2]] if control[2] else [])
    return press.verb if press else ""


class speaking:  # noqa: N801  (used as a statement)
    """Every interaction says that it comes from a client in this language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def __enter__(self) -> None:
        self.made = interactions.base_payload

        def payload(*args: Any, **kwargs: Any) -> Any:
            record, body = self.made(*args, **kwargs)
            body["locale"] = self.locale
            return record, body

        interactions.base_payload = payload
        for module in _users_of_payload():
            module.base_payload = payload

    def __exit__(self, *error: object) -> None:
        interactions.base_payload = self.made
        for module in _users_of_payload():
            module.base_payload = self.made


def _users_of_payload() -> list[Any]:
    import sys

    return [
        module
        for name, module in list(sys.modules.items())
        if name.startswith("simcord") and hasattr(module, "base_payload")
    ]


class Timed(Rieles):
    """Tells how long each acknowledgement took since the press arrived."""

    seen: Any

    async def visited(self, interaction: Any, act: Any, is_quiet: bool = False) -> None:
        before = time.perf_counter()

        async def timed(visit: Any) -> None:
            self.seen(time.perf_counter() - before)
            await act(visit)

        await super().visited(interaction, timed, is_quiet)


class World:
    """Everything: a server with one channel and three people, the bot, and its worker."""

    def __init__(self, path: Path, grace: int) -> None:
        self.path, self.grace = path / "rieles.db", grace
        self.clock, self.artist, self.figures = Clock(), Artist(), Figures()
        self.painters: Any = {name: Painter() for name in GAMES}
        self.random = Random("codes")
        self.last_private = ""
        self.match = 1

    async def make(self) -> Rieles:
        """A bot, as another process would make it."""
        self.database = await Database(url_of(self.path)).open()
        chance = Chance(token=self._token, below=self.random.randrange)
        self.host = Host(
            self.database, GAMES, self.clock, chance=chance, grace=self.grace, half_turn=60_000
        )
        client = Timed(self.host, CATALOGUES, self.painters, self.artist)
        client.seen = self.figures.acks.append
        publisher = Publisher(self.host, client.poster, self.artist)
        self.worker = Worker(
            self.host, publisher, InProcess(), steady=lambda: self.clock.now / 1000
        )
        return client

    def _token(self, count: int) -> str:
        return self.random.randbytes(count).hex()

    def enter(self, env: Any) -> None:
        self.env = env
        self.guild = env.create_guild("Trenes")
        self.channel = self.place = self.guild.create_text_channel("trenes")
        names = ("ana", "bruno", "carla", "zoe")
        self.ana, self.bruno, self.carla, self.zoe = (
            Person(self, self.guild.add_member(env.create_user(name))) for name in names
        )

    async def close(self) -> None:
        await self.worker.stop()
        await self.database.close()

    async def restart(self) -> None:
        """Another process on the same file: nothing in memory is left."""
        await self.close()
        await self.env.restart_bot(await self.make())
        await self.worker.tick()
        await self.idle()

    # What is seen
    @property
    def table(self) -> Any:
        """The newest message of the place where the match is played."""
        return self.place.history()[-1]

    @property
    def public_text(self) -> str:
        return text_of(raw(self.table))

    @property
    def called(self) -> Person:
        """Whom the public table calls."""
        found = re.search(r"<@(\d+)>", self.public_text)
        assert found, self.public_text
        return next(p for p in self.people if p.id == int(found[1]))

    @property
    def people(self) -> tuple[Person, ...]:
        return (self.ana, self.bruno, self.carla, self.zoe)

    @property
    def is_over(self) -> bool:
        return "🏁" in self.public_text

    def public(self) -> list[Any]:
        """Every body that anybody may see: what was sent to a channel, not to an interaction."""
        return [
            (entry.method, entry.path, entry.json)
            for entry in self.env.http_requests
            if entry.path.startswith("/channels/")
        ]

    # What happens
    async def idle(self) -> None:
        """What a test wakes belongs to no press, so the virtual Discord does not wait for it."""
        await self.worker.idle()
        await self.env.settle()

    async def pass_time(self, seconds: float) -> None:
        self.clock.now += int(seconds * 1000)
        await self.worker.tick()
        await self.idle()

    async def open_room(self, game: str = "europa") -> Any:
        await self.ana.slash("nueva", juego=game)
        return self.table

    async def start(self, game: str = "europa", ai: int = 0, **options: str) -> None:
        """A match of Ana and Bruno in the channel itself."""
        room = await self.open_room(game)
        await self.bruno.table("sit", room)
        for _ in range(ai):
            await self.ana.choose("ai.", self.channel.history()[-1])
        await self.set_options(room, {"where": "here", **options})
        await self.ana.table("start", self.channel.history()[-1])
        await self.idle()

    async def set_options(self, room: Any, values: dict[str, str]) -> None:
        found = [c for c in controls(raw(room)) if _opens(c) == "options"]
        shown = await self.ana._use(room, found[0])
        assert shown.modal is not None
        full = {"access": "open", "language": "es", **values}
        fields = {part["custom_id"] for part in limits.walk(shown.modal["components"])
                  if part.get("custom_id")}  # fmt: skip
        await self.ana.submit(shown, {key: full[key] for key in fields if key in full})

    async def set_state(self, change: Any) -> None:
        """Put the match into a position of one's own."""
        table = await self.host.table(self.match)
        change(table.running.state)
        text = table.game.saved.codec.dump(table.running.state)
        async with self.database.change() as connection:
            await connection.execute(
                update(schema.match).where(schema.match.c.id == self.match).values(state=text)
            )

    async def seq(self) -> int:
        return int((await self.host.table(self.match)).seq)

    async def state(self) -> Any:
        return (await self.host.table(self.match)).running.state

    async def press_raw(
        self, person: Person, message: Any, custom_ids: list[str], same: bool = False
    ) -> None:
        """What no client does: press an id whatever is shown, several at once, or redelivered."""
        backend, sent = self.env.backend, []
        for custom_id in custom_ids:
            stored = backend.get_message(self.place.id, message.id)
            record, payload = base_payload(
                backend,
                type=3,
                channel_id=self.place.id,
                guild_id=person.actor.guild.id,
                user_id=person.actor.id,
                data={"custom_id": custom_id, "component_type": 2},
            )
            payload["locale"] = person.locale
            payload["message"] = dict(message_payload(backend, stored))
            payload["message"]["components"] = [
                {"type": 1, "components": [{"type": 2, "style": 2, "custom_id": custom_id}]}
            ]
            record.source_message_id = stored.id
            sent.append((record, payload))
        for _, payload in sent:
            backend.emit("INTERACTION_CREATE", sent[0][1] if same else payload)
        await self.idle()
        found = backend.get_message(self.place.id, sent[-1][0].message_id or message.id)
        self.last_private = text_of(found.components)


@asynccontextmanager
async def world(path: Path, grace: int = 20_000) -> AsyncIterator[World]:
    """A virtual Discord with the bot in it."""
    here = World(path, grace)
    bot = await here.make()
    try:
        async with simcord.run(bot, shard_count=1, settle_timeout=60) as env:  # a busy machine
            here.enter(env)
            await here.idle()
            yield here
            await here.idle()
    finally:
        await here.close()


class Presser:
    """Presses at random among what a person sees; looks up «Jugar» when nothing is left to do."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    async def turn(self, person: Person) -> None:
        """Press until the panel has nothing more to play."""
        await person.table("play")
        for _ in range(80):
            found = [control for control in controls(person.shown) if self._plays(control)]
            if not found:
                return
            await person.use(self._random.choice(found))
        raise AssertionError(person.text)

    def _plays(self, control: tuple[str, str, str | None]) -> bool:
        _, custom_id, value = control
        press = ids.read(custom_id, [value] if value else [])
        if not isinstance(press, Press) or press.verb not in ("", "done"):
            return False
        return bool(press.verb) or press.chain != ((),) or bool(press.page)


# Positions of Europa
def ana_first(state: Any) -> None:
    state.turn, state.phase = 0, Phase.TURN
    for player in state.players:
        player.tickets, player.offer = player.tickets + player.offer[:2], ()


def rich(state: Any, seat: int = 0, each: int = 4, wild: int = 0) -> None:
    """So many cards of each colour for one seat, out of the deck: there are 110 all the same."""
    ana_first(state)
    state.turn = seat
    player = state.players[seat]
    state.deck = [*cards_of(player.hand), *state.deck]
    player.hand = [each] * LOCOMOTIVE + [wild]
    for card in cards_of(player.hand):
        state.deck.remove(card)


def cards_of(hand: list[int]) -> list[int]:
    return [card for card, count in enumerate(hand) for _ in range(count)]

"""The whole way once over real sockets, and the double's own honesty: it refuses what Discord
refuses, whoever asks."""

from random import Random
from typing import Any

import aiohttp
import pytest

from tests.loopback.double import PREFIX, TOKEN, Discord, Interaction
from tests.loopback.model import BITS, Message, User
from tests.loopback.people import Presser
from tests.loopback.scene import Scene
from tests.loopback.visibility import EPHEMERAL, PRESS

NOBODY: dict[str, Any] = {"parse": []}
HI = {"content": "hi", "allowed_mentions": NOBODY}


async def test_a_match_is_begun_and_played_over_real_sockets(wire: Scene) -> None:
    match = await wire.match(ai=1)
    presser = Presser(Random(1))
    for person in match.people:
        await match.play(person)
        assert await presser.turn(person)
    assert await wire.ana.suggestions("nueva", "juego", "rieles")
    assert wire.here.emojis
    assert {made.acknowledged < 3 for made in wire.here.interactions.values()} == {True}


class Client:
    """Asks the double as a bot would."""

    def __init__(self, here: Discord) -> None:
        self.here = here
        self.guild = here.add_guild()
        self.channel = here.add_channel(self.guild)
        self.place = f"/channels/{self.channel.id}/messages"

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {TOKEN}"}
        url = self.here.cdn + PREFIX + path
        async with (
            aiohttp.ClientSession() as session,
            session.request(method, url, json=body, headers=headers) as answer,
        ):
            text = await answer.json() if answer.status != 204 else None
            return answer.status, text

    async def press(self, seen_by: int | None = None) -> Interaction:
        """A press on a message that stands there."""
        person = User("Ana")
        source = Message(self.channel.id, self.here.bot, person.id if seen_by else None)
        self.channel.messages[source.id] = source
        made = Interaction(person, self.channel, PRESS, {"custom_id": "x"}, source)
        await self.here.interact(made)
        return made

    async def answer(self, made: Interaction, kind: int, **data: Any) -> tuple[int, Any]:
        path = f"/interactions/{made.id}/{made.token}/callback"
        return await self.ask("POST", path, {"type": kind, "data": data})

    def hook(self, made: Interaction) -> str:
        return f"/webhooks/{self.here.application}/{made.token}"


def watcher(made: Interaction) -> int | None:
    """The one person who sees the last answer; None is everybody."""
    return made.replies[-1].seen_by


async def test_an_unknown_route_is_refused_by_its_name() -> None:
    async with Discord() as here:
        status, body = await Client(here).ask("GET", "/guilds/1/bans")
        assert status == 501
        assert "GET /guilds/1/bans" in body["message"]
        assert here.notes == ["unknown route GET /guilds/1/bans"]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"content": "x" * 2001, "allowed_mentions": NOBODY}, "content"),
        ({"content": "hi"}, "no allowed_mentions"),
        ({"content": "hi", "allowed_mentions": {"parse": ["everyone"]}}, "call everybody"),
        ({"content": "hi", "nonce": "n" * 26, "allowed_mentions": NOBODY}, "nonce"),
        ({"allowed_mentions": NOBODY}, "an empty message"),
        ({"content": "hi", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "by their"),
        (
            {
                "flags": 1 << 15,
                "components": [
                    {
                        "type": 1,
                        "components": [
                            {"type": 2, "style": 2, "custom_id": "x", "emoji": {"id": "7"}}
                        ],
                    }
                ],
                "allowed_mentions": NOBODY,
            },
            "no such emoji",
        ),
        (
            {
                "flags": 1 << 15,
                "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}],
                "allowed_mentions": NOBODY,
            },
            "no file of this message",
        ),
    ],
)
async def test_a_body_that_discord_would_refuse_is_refused(body: Any, why: str) -> None:
    async with Discord() as here:
        client = Client(here)
        status, answer = await client.ask("POST", client.place, body)
        assert (status, answer["code"]) == (400, 50035)
        assert why in here.notes[0]


async def test_an_answer_after_three_seconds_or_a_second_one_is_refused() -> None:
    async with Discord() as here:
        client = Client(here)
        late = await client.press()
        here.skipped += 3.1
        assert (await client.answer(late, 6))[1]["code"] == 10062
        quick = await client.press()
        assert (await client.answer(quick, 6))[0] == 204
        assert (await client.answer(quick, 6))[1]["code"] == 40060


async def test_a_token_is_dead_after_fifteen_minutes() -> None:
    async with Discord() as here:
        client = Client(here)
        made = await client.press()
        await client.answer(made, 5, flags=EPHEMERAL)
        here.skipped += 15 * 60 + 1
        assert (await client.ask("POST", client.hook(made), HI))[1]["code"] == 50027


async def test_who_sees_an_answer_is_settled_by_the_first_one() -> None:
    """A public deferral makes the follow-up public, whatever its own flag; `@original` of a press
    that only updates is the public message itself."""
    async with Discord() as here:
        client = Client(here)
        private = HI | {"flags": EPHEMERAL}
        public = await client.press()
        await client.answer(public, 5)
        await client.ask("POST", client.hook(public), private)
        assert watcher(public) is None
        alone = await client.press()
        await client.answer(alone, 5, flags=EPHEMERAL)
        await client.ask("POST", client.hook(alone), HI)
        assert watcher(alone) == alone.user.id
        await client.ask("POST", client.hook(alone), HI)
        assert watcher(alone) is None
        quiet = await client.press()
        await client.answer(quiet, 6)
        await client.ask("PATCH", f"{client.hook(quiet)}/messages/@original", HI)
        assert quiet.replies[-1] is quiet.source
        assert watcher(quiet) is None


async def test_a_private_message_is_none_for_the_token_of_the_bot() -> None:
    async with Discord() as here:
        client = Client(here)
        made = await client.press()
        await client.answer(made, 4, flags=EPHEMERAL, **HI)
        assert made.original is not None
        path = f"{client.place}/{made.original.id}"
        assert (await client.ask("GET", path))[1]["code"] == 10008
        listed = (await client.ask("GET", client.place))[1]
        assert made.source is not None
        assert [one["id"] for one in listed] == [str(made.source.id)]


async def test_a_nonce_posts_once_while_it_is_remembered() -> None:
    async with Discord() as here:
        client = Client(here)
        body = HI | {"nonce": "g1v1", "enforce_nonce": True}
        first, second = [(await client.ask("POST", client.place, body))[1] for _ in range(2)]
        assert first["id"] == second["id"]
        here.keeps_nonces = False
        assert (await client.ask("POST", client.place, body))[1]["id"] != first["id"]


async def test_lost_permissions_archives_and_locks_are_refused_by_their_codes() -> None:
    async with Discord() as here:
        client = Client(here)
        _, message = await client.ask("POST", client.place, HI)
        client.channel.denied = BITS["send_messages"]
        assert (await client.ask("POST", client.place, HI))[1]["code"] == 50013
        client.channel.denied = BITS["view_channel"]
        assert (await client.ask("POST", client.place, HI))[1]["code"] == 50001
        client.channel.denied, client.channel.is_archived = 0, True
        path = f"{client.place}/{message['id']}"
        assert (await client.ask("PATCH", path, HI))[1]["code"] == 50083
        client.channel.is_deleted = True
        assert (await client.ask("POST", client.place, HI))[1]["code"] == 10003


async def test_a_bucket_tells_its_limit_and_refuses_beyond_it() -> None:
    async with Discord() as here:
        client = Client(here)
        here.buckets.limits["POST message"] = (2, 60.0)
        answers = [await client.ask("POST", client.place, HI) for _ in range(3)]
        assert [status for status, _ in answers] == [200, 200, 429]
        assert 0 < answers[2][1]["retry_after"] <= 60
        assert here.buckets.refused == 1
        other = Client(here)
        assert (await other.ask("POST", other.place, HI))[0] == 200


async def test_a_fault_strikes_before_or_after_the_request_is_done() -> None:
    async with Discord() as here:
        client = Client(here)
        here.faults.add("POST message", status=502)
        here.faults.add("POST message", status=502, after=True)
        for count in (0, 1, 2):
            assert (await client.ask("POST", client.place, HI))[0] == (502, 502, 200)[count]
            assert len(client.channel.messages) == count
        assert here.faults.struck == {"502": 2}


async def test_presses_that_are_held_are_told_in_the_order_of_the_test() -> None:
    async with Discord() as here:
        client = Client(here)
        here.held = []
        made = [await client.press() for _ in range(3)]
        told: list[int] = []

        async def tell(name: str, data: Any) -> bool:
            told.append(int(data["id"]))
            return True

        here.gateway.dispatch = tell  # type: ignore[method-assign]
        await here.release(reversed)
        assert told == [one.id for one in reversed(made)]

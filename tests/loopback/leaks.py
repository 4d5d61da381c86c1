"""What the bot told somebody who must not know it, found in every byte that it sent or logged."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bot.chat import ids, limits
from bot.chat.face import PRIVATE
from bot.host.press import Press
from tests.loopback.double import TOKEN
from tests.loopback.wire import Call

if TYPE_CHECKING:
    from tests.loopback.scene import Scene

DIGITS = re.compile(r"\d{15,}")


def leaks(scene: "Scene", log: str) -> list[str]:
    """Each in one line; `log` is all that the bot has written."""
    if not scene.bot.database.exists():
        return []
    owners = _owners(scene)
    secrets = _secrets(scene)
    found: list[str] = []
    for call in scene.here.calls:
        if call.body is None or call.status not in (200, 204):
            continue
        found += [f"{call.name}: {why}" for why in _of_call(call, owners, secrets)]
    return found + [f"log: {why}" for why in _of_log(scene, log, secrets)]


def _owners(scene: "Scene") -> dict[tuple[int, int], set[int]]:
    """Match and seat -> whose panels they are."""
    found: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
    for match, seat, user, former in scene.read("match, seat, user, former", "seat"):
        found[match, seat] |= {one for one in (user, former) if one}
    return found


def _secrets(scene: "Scene") -> list[str]:
    """What nobody may read while a match runs."""
    rows = scene.read("seed, salt", "match", status="running")
    return [TOKEN, *[text for row in rows for text in row if text]]


def _of_call(
    call: Call, owners: dict[tuple[int, int], set[int]], secrets: list[str]
) -> Iterator[str]:
    text = json.dumps(call.body, ensure_ascii=False)
    yield from [f"a secret of the house: {text[:200]}" for one in secrets if one in text]
    if call.seen_by is None and any(file.name.startswith(PRIVATE) for file in call.files):
        yield "a private picture for everybody"
    for press in _presses(call.body):
        if call.seen_by not in owners[press.match, press.seat]:
            yield f"a panel of seat {press.seat} of match {press.match} for {call.seen_by}"


def _presses(body: Any) -> Iterator[Press]:
    """Whatever plays for a seat."""
    data = body.get("data") or body if isinstance(body, dict) else {}
    for part in limits.walk(data.get("components") or ()):
        told = [option["value"] for option in part.get("options") or ()]
        for values in [[one] for one in told] or [[]]:
            press = ids.read(str(part.get("custom_id") or ""), values)
            if isinstance(press, Press):
                yield press


def _of_log(scene: "Scene", log: str, secrets: list[str]) -> Iterator[str]:
    yield from [f"a secret of the house, {len(one)} characters" for one in secrets if one in log]
    people = {str(made.user.id) for made in scene.here.interactions.values()}
    yield from [f"the id of a person: {one}" for one in sorted(people & set(DIGITS.findall(log)))]
    names = {made.user.nick or made.user.name for made in scene.here.interactions.values()}
    for name in sorted(names):
        if re.search(rf"\b{re.escape(name)}\b", log):
            yield f"the name of a person: {name}"

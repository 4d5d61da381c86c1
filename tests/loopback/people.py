"""People in front of the double: they press and write, and see only what they may see."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.chat import ids, limits
from bot.host.press import Press
from tests.loopback.double import PATIENCE, Discord, Interaction
from tests.loopback.model import Channel, Message, User
from tests.loopback.visibility import COMMAND, DEFERRED_UPDATE, FORM, PRESS, TYPING
from tests.panels import Control, controls, text_of

BUTTON, SELECT = 2, 3


@dataclass
class Person:
    """Somebody with a client of their own."""

    here: Discord
    user: User
    channel: Channel
    """Where they look."""
    panel: Message | None = None
    """The private message that was shown to them last."""
    last: Interaction | None = None
    done: list[Interaction] = field(default_factory=list)

    # What is seen
    def sees(self) -> list[Message]:
        """The messages of the channel that are there for this person, oldest first."""
        found = [m for m in self.channel.messages.values() if m.seen_by in (None, self.user.id)]
        return sorted(found, key=lambda message: message.id)

    @property
    def shown(self) -> list[dict[str, Any]]:
        return self.panel.components if self.panel else []

    @property
    def text(self) -> str:
        return text_of(self.shown)

    @property
    def labels(self) -> list[str]:
        return [label for label, _, _ in controls(self.shown)]

    def has(self, label: str) -> bool:
        return any(label in one for one in self.labels)

    def find(self, label: str, message: Message | None = None) -> tuple[Message, Control]:
        """The newest control that shows these words and can be pressed by this person."""
        own = [self.panel] if self.panel is not None else []
        places = [message] if message else [*own, *reversed(self.sees())]
        for place in places:
            for control in controls(place.components):
                if label in control[0]:
                    return place, control
        raise AssertionError(f"{label!r}: {self.labels} {self.text}\n{self.here.tail()}")

    # What is done
    async def slash(self, name: str, **options: Any) -> Interaction:
        return await self.answered(await self.send_slash(name, **options))

    async def send_slash(self, name: str, **options: Any) -> Interaction:
        return await self._send(COMMAND, self._command(name, options))

    async def suggestions(self, name: str, option: str, typed: str) -> list[dict[str, Any]]:
        """What is offered while an option is being written."""
        data = self._command(name, {option: typed})
        for told in data["options"][0]["options"]:
            told["focused"] = told["name"] == option
        made = await self._send(TYPING, data)
        await self.here.until(lambda: made.choices is not None, PATIENCE, f"choices of {name}")
        return made.choices or []

    async def press(self, label: str, message: Message | None = None) -> Interaction:
        """Press what shows these words, and wait until the bot has answered."""
        place, control = self.find(label, message)
        return await self.use(place, control)

    async def use(self, message: Message, control: Control) -> Interaction:
        return await self.answered(await self.send(message, control))

    async def send(
        self,
        message: Message,
        control: Control,
        times: int = 1,
        shown: dict[str, Any] | None = None,
    ) -> Interaction:
        """Press and do not wait; `shown` is the message as it was, where it has changed since."""
        _, custom_id, value = control
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
        if value is not None:
            data |= {"component_type": SELECT, "values": [value]}
        return await self._send(PRESS, data, message, times, shown)

    async def forge(self, message: Message, control: Control) -> Interaction:
        """Press what no message shows, or shows no longer, as if this one did."""
        label, custom_id, value = control
        part: dict[str, Any] = {"type": 2, "style": 2, "label": label or "x"}
        if value is not None:
            part = {"type": 3, "options": [{"label": "x", "value": value}]}
        row = {"type": 1, "id": 1, "components": [{"id": 2, "custom_id": custom_id, **part}]}
        shown = message.payload(self.here.cdn) | {"components": [row]}
        return await self.answered(await self.send(message, control, shown=shown))

    async def submit(self, form: Interaction, values: dict[str, str]) -> Interaction:
        """Fill in the form that an interaction opened; what is not given keeps its default."""
        assert form.modal is not None
        parts = []
        for part in form.modal["components"]:
            inner = part.get("component") or part["components"][0]
            told: dict[str, Any] = {"type": inner["type"], "custom_id": inner["custom_id"]}
            default = next((o["value"] for o in inner.get("options", ()) if o.get("default")), "")
            told["value"] = values.get(inner["custom_id"], default)
            parts.append({"type": 18, "component": told})
        data = {"custom_id": form.modal["custom_id"], "components": parts}
        return await self.answered(await self._send(FORM, data, form.source))

    def _command(self, name: str, options: dict[str, Any]) -> dict[str, Any]:
        known = next((c for c in self.here.commands if c["name"] == "rieles"), None)
        assert known is not None, "no command is known"
        verb = next(one for one in known["options"] if one["name"] == name)
        types = {one["name"]: one["type"] for one in verb.get("options") or ()}
        told = [{"type": types[key], "name": key, "value": v} for key, v in options.items()]
        return {
            "id": known["id"],
            "name": "rieles",
            "type": 1,
            "options": [{"type": 1, "name": name, "options": told}],
        }

    async def _send(
        self,
        kind: int,
        data: dict[str, Any],
        source: Message | None = None,
        times: int = 1,
        shown: dict[str, Any] | None = None,
    ) -> Interaction:
        made = Interaction(self.user, self.channel, kind, data, source, shown)
        self.last = made
        self.done.append(made)
        await self.here.interact(made, times)
        return made

    async def answered(self, made: Interaction) -> Interaction:
        """Until the person sees what it came to: a panel, a form, or a change of what was
        pressed."""
        source = made.source
        versions = source.versions if source else 0

        def is_seen() -> bool:
            if made.modal is not None or made.replies:
                return True
            is_public = source is not None and source.seen_by is None
            return made.answer == DEFERRED_UPDATE and is_public and self._moved(source, versions)

        await self.here.until(is_seen, PATIENCE, f"the answer to {made.data}")
        self.look(made)
        return made

    def _moved(self, source: Message | None, versions: int) -> bool:
        """What was pressed has changed, or is no longer there."""
        if source is None:
            return False
        return source.versions > versions or source.id not in self.channel.messages

    def look(self, made: Interaction) -> None:
        """Take in what a press of one's own has shown."""
        own = [message for message in made.replies if message.seen_by == self.user.id]
        if own:
            self.panel = own[-1]


@dataclass
class Presser:
    """Presses at random among what a person sees."""

    random: Random
    haste: float = 0.7
    """Share of choices that end the question where one can: else a panel of toggles takes long."""

    def choice(self, person: Person) -> Control | None:
        """A control that plays; None when there is nothing to play."""
        found = [control for control in controls(person.shown) if plays(control)]
        sure = [control for control in found if is_sure(control)]
        if sure and self.random.random() < self.haste:
            found = sure
        return self.random.choice(found) if found else None

    async def turn(self, person: Person, most: int = 60) -> int:
        """Press until the panel has nothing more to play; how many presses were answered."""
        for number in range(most):
            control = self.choice(person)
            if control is None:
                return number
            assert person.panel is not None
            await person.use(person.panel, control)
        return most


def plays(control: Control) -> bool:
    """Whether a control of a private panel chooses or plays something."""
    _, custom_id, value = control
    press = ids.read(custom_id, [value] if value else [])
    if not isinstance(press, Press) or press.verb not in ("", "done"):
        return False
    return bool(press.verb) or press.chain != ((),) or bool(press.page)


def is_sure(control: Control) -> bool:
    """Whether a control plays what its panel shows."""
    press = ids.read(control[1], [control[2]] if control[2] else [])
    return isinstance(press, Press) and press.is_sure


def opens(message: Message, verb: str) -> Control:
    """The public control of a verb: `play`, `sit`, `start`…"""
    for control in controls(message.components):
        press = ids.read(control[1], [control[2]] if control[2] else [])
        if isinstance(press, ids.TablePress) and press.verb == verb:
            return control
    raise AssertionError(f"{verb}: {list(controls(message.components))}")


def marked(components: list[dict[str, Any]]) -> tuple[int, int] | None:
    """The match and the row of a public table, as its buttons say them."""
    for part in limits.walk(components):
        found = ids.read(str(part.get("custom_id") or ""), [])
        if isinstance(found, ids.TablePress) and found.verb in ("play", "again"):
            number = int(str(part["custom_id"]).split(":")[3])
            return (found.match, number) if number else None
    return None


async def together(*presses: Any) -> list[Any]:
    return list(await asyncio.gather(*presses))

"""Routes of an interaction's token: its answer, `@original`, follow-ups."""

from typing import Any

from bot.chat import limits
from bot.chat.limits import OverLimit
from tests.loopback import rules
from tests.loopback.channels import rewrite
from tests.loopback.double import DEAD, LATE, Discord, Interaction
from tests.loopback.model import Message
from tests.loopback.visibility import (
    CHOICES,
    DEFERRED,
    DEFERRED_UPDATE,
    EPHEMERAL,
    MESSAGE,
    MODAL,
    RULES,
    UPDATE,
    seen_by,
)
from tests.loopback.wire import Call, Refused, route

WEBHOOK = "/webhooks/{application}/{token}"


def _interaction(here: Discord, call: Call) -> Interaction:
    """The answered interaction of a token that still lives."""
    found = here.interactions.get(call.ids["token"])
    if found is None or not found.answer:
        raise Refused(404, 10015, "Unknown Webhook")
    if here.clock() - found.made > DEAD:
        raise Refused(401, 50027, "Invalid Webhook Token")
    call.seen_by = found.user.id
    return found


@route("POST", "/interactions/{interaction}/{token}/callback", "POST callback")
async def callback(here: Discord, call: Call) -> Any:
    made = here.interactions.get(call.ids["token"])
    if made is None or str(made.id) != call.ids["interaction"]:
        raise Refused(404, 10062, "Unknown interaction")
    made.attempts += 1
    call.seen_by = made.user.id
    if made.answer:
        raise Refused(400, 40060, "Interaction has already been acknowledged.")
    took = here.clock() - made.made
    if took > LATE:
        raise Refused(404, 10062, "Unknown interaction")
    kind, data = int(call.body["type"]), call.body.get("data") or {}
    _check(made, kind, data, call)
    made.answer, made.acknowledged = kind, took
    await _answer(here, made, kind, data, call)
    return _resource(here, made) if call.query.get("with_response") else None


def _check(made: Interaction, kind: int, data: dict[str, Any], call: Call) -> None:
    rule = RULES.get(kind)
    if rule is None or made.kind not in rule.to:
        raise OverLimit(f"answer {kind} to an interaction of kind {made.kind}")
    if kind in (DEFERRED_UPDATE, UPDATE) and made.source is None:
        raise OverLimit(f"answer {kind} without a message to update")
    if kind == DEFERRED and int(data.get("flags") or 0) & ~EPHEMERAL:
        raise OverLimit("a deferral takes no flag but EPHEMERAL")
    if kind in (CHOICES, MODAL):
        limits.check(data)
    elif kind in (MESSAGE, UPDATE):
        rules.check_message(data, call.files, (), is_edit=kind == UPDATE)


async def _answer(
    here: Discord, made: Interaction, kind: int, data: dict[str, Any], call: Call
) -> None:
    source = made.source
    flags = int(data.get("flags") or 0)
    call.seen_by = seen_by(RULES[kind], flags, made.user.id, source.seen_by if source else None)
    match kind:
        case 4 | 5:
            made.original = _new(here, made, data, call, flags)
            made.original.is_loading = kind == DEFERRED
            if kind == MESSAGE:
                made.replies.append(made.original)
        case 6 | 7:
            made.original = source
            if kind == UPDATE and source is not None:
                rewrite(source, data, call.files)
                made.replies.append(source)
        case 8:
            made.choices = data["choices"]
        case 9:
            made.modal = data


def _new(here: Discord, made: Interaction, data: dict[str, Any], call: Call, flags: int) -> Message:
    private = made.user.id if flags & EPHEMERAL else None
    message = Message(made.channel.id, here.bot, private, files=call.files, flags=flags)
    message.content = data.get("content") or ""
    message.components = data.get("components") or []
    message.cause = {"id": str(made.id), "type": made.kind, "user": made.user.payload()}
    made.channel.messages[message.id] = message
    call.message, call.is_new, call.seen_by = message.id, True, private
    return message


def _resource(here: Discord, made: Interaction) -> dict[str, Any]:
    told: dict[str, Any] = {"id": str(made.id), "type": made.kind}
    resource: dict[str, Any] = {"type": made.answer}
    if made.original is not None:
        told |= {
            "response_message_id": str(made.original.id),
            "response_message_loading": made.original.is_loading,
            "response_message_ephemeral": made.original.seen_by is not None,
        }
        if made.answer in (MESSAGE, UPDATE):
            resource["message"] = made.original.payload(here.cdn)
    return {"interaction": told, "resource": resource}


@route("POST", WEBHOOK, "POST follow-up")
async def follow_up(here: Discord, call: Call) -> Any:
    made = _interaction(here, call)
    rules.check_message(call.body, call.files, (), is_edit=False)
    if made.answer == DEFERRED and not made.is_filled and made.original is not None:
        made.is_filled = True
        call.seen_by, call.message = made.original.seen_by, made.original.id
        rewrite(made.original, {**call.body, "attachments": []}, call.files)
        made.replies.append(made.original)
        return made.original.payload(here.cdn)
    message = _new(here, made, call.body, call, int(call.body.get("flags") or 0))
    made.replies.append(message)
    return message.payload(here.cdn)


@route("PATCH", WEBHOOK + "/messages/@original", "PATCH original")
async def edit_original(here: Discord, call: Call) -> Any:
    made = _interaction(here, call)
    original = made.original
    if original is None or original.id not in made.channel.messages:
        raise Refused(404, 10008, "Unknown Message")
    call.seen_by, call.message = original.seen_by, original.id
    rewrite(original, call.body, call.files)
    made.is_filled = True
    made.replies.append(original)
    return original.payload(here.cdn)


@route("GET", WEBHOOK + "/messages/@original", "GET original")
async def get_original(here: Discord, call: Call) -> Any:
    made = _interaction(here, call)
    if made.original is None:
        raise Refused(404, 10008, "Unknown Message")
    call.seen_by = made.original.seen_by
    return made.original.payload(here.cdn)

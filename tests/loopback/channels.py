"""Routes of the bot's own token: messages of channels, and threads."""

from typing import Any

from bot.chat.limits import THREAD_NAME, OverLimit
from tests.loopback import rules
from tests.loopback.double import Discord
from tests.loopback.itself import trusted
from tests.loopback.model import Channel, Message, Upload
from tests.loopback.visibility import EPHEMERAL
from tests.loopback.wire import Call, Refused, route

MESSAGES = "/channels/{channel}/messages"


def _channel(here: Discord, call: Call) -> Channel:
    trusted(call)
    return here.channel(call.number("channel"))


def _message(here: Discord, call: Call) -> tuple[Channel, Message]:
    """A private message is none, for the bot's token."""
    channel = _channel(here, call)
    found = channel.messages.get(call.number("message"))
    if found is None or found.seen_by is not None:
        raise Refused(404, 10008, "Unknown Message")
    call.message = found.id
    return channel, found


def _writable(here: Discord, channel: Channel) -> None:
    here.can(channel, "send_messages_in_threads" if channel.parent else "send_messages")
    if channel.is_locked:
        raise Refused(403, 160005, "Thread is locked")


def keep_files(body: dict[str, Any], new: list[Upload], old: list[Upload]) -> list[Upload]:
    """Files of a message once it is edited: those that are not listed go (API v10)."""
    if "attachments" not in body:
        return [*old, *new]
    listed = {str(told["id"]) for told in body["attachments"]}
    return [*[file for file in old if str(file.id) in listed], *new]


def rewrite(message: Message, body: dict[str, Any], new: list[Upload]) -> None:
    """Put a checked body into a message. Raises `OverLimit`."""
    kept = [file for file in keep_files(body, new, message.files) if file not in new]
    rules.check_message(body, new, kept, is_edit=True)
    message.files = [*kept, *new]
    message.content = body.get("content") or ("" if "content" in body else message.content)
    message.components = body.get("components", message.components)
    message.flags |= int(body.get("flags") or 0) & ~EPHEMERAL
    message.is_loading = False
    message.versions += 1


@route("POST", MESSAGES, "POST message")
async def post(here: Discord, call: Call) -> Any:
    channel = _channel(here, call)
    _writable(here, channel)
    if call.files:
        here.can(channel, "attach_files")
    body, nonce = call.body, str(call.body.get("nonce") or "")
    rules.check_message(body, call.files, (), is_edit=False)
    if nonce and body.get("enforce_nonce") and here.keeps_nonces:
        for found in channel.messages.values():
            if found.nonce == nonce:
                call.message = found.id
                return found.payload(here.cdn)
    message = Message(channel.id, here.bot, None, nonce=nonce, files=call.files)
    message.content = body.get("content") or ""
    message.components, message.flags = body.get("components") or [], int(body.get("flags") or 0)
    channel.messages[message.id] = message
    channel.is_archived = False
    call.message, call.is_new = message.id, True
    return message.payload(here.cdn)


@route("GET", MESSAGES, "GET messages")
async def history(here: Discord, call: Call) -> Any:
    channel = _channel(here, call)
    if channel.lacks("read_message_history"):
        return []
    before = int(call.query.get("before", 1 << 63))
    found = [m for m in channel.messages.values() if m.seen_by is None and m.id < before]
    found.sort(key=lambda message: -message.id)
    return [m.payload(here.cdn) for m in found[: int(call.query.get("limit", 50))]]


@route("GET", MESSAGES + "/{message}", "GET message")
async def get(here: Discord, call: Call) -> Any:
    channel, message = _message(here, call)
    here.can(channel, "read_message_history")
    return message.payload(here.cdn)


@route("PATCH", MESSAGES + "/{message}", "PATCH message")
async def edit(here: Discord, call: Call) -> Any:
    channel, message = _message(here, call)
    if channel.is_archived:
        raise Refused(400, 50083, "Thread is archived")
    if message.is_old:
        raise Refused(429, 30046, "Maximum number of edits to old messages")
    if call.files:
        here.can(channel, "attach_files")
    rewrite(message, call.body, call.files)
    return message.payload(here.cdn)


@route("DELETE", MESSAGES + "/{message}", "DELETE message")
async def delete(here: Discord, call: Call) -> Any:
    channel, message = _message(here, call)
    if channel.is_archived:
        raise Refused(400, 50083, "Thread is archived")
    del channel.messages[message.id]


@route("POST", MESSAGES + "/{message}/threads", "POST thread")
async def thread(here: Discord, call: Call) -> Any:
    channel, message = _message(here, call)
    here.can(channel, "create_public_threads")
    if not 1 <= len(call.body["name"]) <= THREAD_NAME:
        raise OverLimit(f"thread name {call.body['name']!r}")
    if message.id in channel.guild.channels:
        raise Refused(400, 160004, "A thread has already been created for this message")
    made = Channel(channel.guild, call.body["name"], message.id, channel)
    channel.guild.channels[made.id] = made
    await here.gateway.dispatch("THREAD_CREATE", {**made.payload(), "newly_created": True})
    return made.payload()

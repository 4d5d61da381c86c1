"""Routes about the application itself: who it is, its commands, its emojis."""

from base64 import b64decode
from typing import Any

from bot.chat import limits
from bot.chat.limits import OverLimit
from tests.loopback import rules
from tests.loopback.double import TOKEN, Discord
from tests.loopback.model import snowflake
from tests.loopback.wire import Call, Refused, route


def trusted(call: Call) -> None:
    """Only the bot's own token will do."""
    if call.token != TOKEN:
        raise Refused(401, 0, "401: Unauthorized")


@route("GET", "/users/@me", "GET me")
async def me(here: Discord, call: Call) -> Any:
    trusted(call)
    return here.bot.payload()


@route("GET", "/oauth2/applications/@me", "GET application")
async def application(here: Discord, call: Call) -> Any:
    trusted(call)
    return {
        "id": str(here.application),
        "name": here.bot.name,
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "owner": here.bot.payload(),
        "flags": 0,
    }


@route("GET", "/gateway/bot", "GET gateway")
async def gateway(here: Discord, call: Call) -> Any:
    trusted(call)
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    return {"url": here.socket, "shards": 1, "session_start_limit": limit}


@route("GET", "/applications/{application}/commands", "GET commands")
async def commands(here: Discord, call: Call) -> Any:
    trusted(call)
    return here.commands


@route("PUT", "/applications/{application}/commands", "PUT commands")
async def put_commands(here: Discord, call: Call) -> Any:
    trusted(call)
    rules.check_commands(call.body)
    here.commands = [
        {
            **command,
            "id": str(snowflake()),
            "application_id": str(here.application),
            "version": "1",
            "default_member_permissions": None,
        }
        for command in call.body
    ]
    return here.commands


@route("GET", "/applications/{application}/emojis", "GET emojis")
async def emojis(here: Discord, call: Call) -> Any:
    trusted(call)
    return {"items": list(here.emojis.values())}


@route("POST", "/applications/{application}/emojis", "POST emoji")
async def post_emoji(here: Discord, call: Call) -> Any:
    trusted(call)
    data = b64decode(str(call.body["image"]).partition(",")[2])
    if len(data) > limits.EMOJI_BYTES or len(call.body["name"]) > limits.EMOJI_NAME:
        raise OverLimit(f"emoji {call.body['name']}: {len(data)} bytes")
    found = {
        "id": str(snowflake()),
        "name": call.body["name"],
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
        "user": here.bot.payload(),
    }
    here.emojis[int(str(found["id"]))] = found
    return found


@route("DELETE", "/applications/{application}/emojis/{emoji}", "DELETE emoji")
async def delete_emoji(here: Discord, call: Call) -> Any:
    trusted(call)
    here.emojis.pop(call.number("emoji"), None)

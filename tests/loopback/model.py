"""What the double holds: people, servers, channels, messages, and how each is written down."""

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Any

TEXT, THREAD = 0, 11
BITS = {
    "manage_channels": 1 << 4,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "create_public_threads": 1 << 35,
    "send_messages_in_threads": 1 << 38,
}
ALL = sum(BITS.values())
EPOCH = 1_420_070_400_000
_numbers = count(1)


def snowflake() -> int:
    """A new id; it tells when it was made, as Discord's do."""
    return (time.time_ns() // 1_000_000 - EPOCH) << 22 | next(_numbers) & 0x3FFFFF


def now() -> str:
    return datetime.now(UTC).isoformat()


@dataclass
class User:
    name: str
    id: int = field(default_factory=snowflake)
    locale: str = "es-ES"
    nick: str | None = None
    is_bot: bool = False
    bits: int = ALL & ~BITS["manage_messages"]

    def payload(self) -> dict[str, Any]:
        return {
            "id": str(self.id),
            "username": self.name,
            "global_name": None,
            "discriminator": "0",
            "avatar": None,
            "bot": self.is_bot,
        }

    def member(self, bits: int) -> dict[str, Any]:
        return {
            "user": self.payload(),
            "nick": self.nick,
            "roles": [],
            "flags": 0,
            "joined_at": now(),
            "deaf": False,
            "mute": False,
            "permissions": str(bits),
        }


@dataclass
class Upload:
    """A file that the bot sent."""

    name: str
    data: bytes
    description: str = ""
    id: int = field(default_factory=snowflake)

    def payload(self, cdn: str) -> dict[str, Any]:
        url = f"{cdn}/attachments/{self.id}/{self.name}"
        return {
            "id": str(self.id),
            "filename": self.name,
            "description": self.description or None,
            "size": len(self.data),
            "url": url,
            "proxy_url": url,
        }


@dataclass
class Message:
    channel: int
    author: User
    seen_by: int | None
    """The one person who sees it; None is everybody in the channel."""
    id: int = field(default_factory=snowflake)
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    files: list[Upload] = field(default_factory=list)
    flags: int = 0
    nonce: str = ""
    cause: dict[str, Any] | None = None
    """The interaction that it answers."""
    is_loading: bool = False
    is_old: bool = False
    """Over an hour old and edited too often: 30046."""
    versions: int = 1

    def payload(self, cdn: str) -> dict[str, Any]:
        urls = {file.name: file.payload(cdn)["url"] for file in self.files}
        return {
            "id": str(self.id),
            "channel_id": str(self.channel),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": now(),
            "edited_timestamp": None if self.versions == 1 else now(),
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [file.payload(cdn) for file in self.files],
            "embeds": [],
            "pinned": False,
            "type": 20 if self.cause else 0,
            "flags": self.flags,
            "components": shown(self.components, urls),
            **({"nonce": self.nonce} if self.nonce else {}),
            **({"interaction_metadata": self.cause} if self.cause else {}),
        }


def shown(parts: list[dict[str, Any]], urls: dict[str, str]) -> list[dict[str, Any]]:
    """Components as Discord gives them back: numbered, `attachment://` resolved."""
    numbers = count(1)

    def one(part: dict[str, Any]) -> dict[str, Any]:
        found = {**part, "id": next(numbers)}
        if "components" in part:
            found["components"] = [one(child) for child in part["components"]]
        if part.get("accessory"):
            found["accessory"] = one(part["accessory"])
        if part["type"] == 12:
            found["items"] = [{**item, "media": media(item["media"])} for item in part["items"]]
        return found

    def media(place: dict[str, Any]) -> dict[str, Any]:
        url = str(place["url"])
        url = urls.get(url.removeprefix("attachment://"), url)
        return {"url": url, "proxy_url": url, "width": 1, "height": 1}

    return [one(part) for part in parts]


@dataclass
class Channel:
    guild: "Guild"
    name: str
    id: int = field(default_factory=snowflake)
    parent: "Channel | None" = None
    denied: int = 0
    """Bits that the bot lacks here."""
    is_archived: bool = False
    is_locked: bool = False
    is_deleted: bool = False
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def bits(self) -> int:
        """What the bot may do here: a thread inherits."""
        denied = self.denied | (self.parent.denied if self.parent else 0)
        return ALL & ~BITS["manage_messages"] & ~denied

    def lacks(self, name: str) -> bool:
        return not self.bits & BITS[name]

    def payload(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "id": str(self.id),
            "type": THREAD if self.parent else TEXT,
            "guild_id": str(self.guild.id),
            "name": self.name,
            "position": 0,
            "permission_overwrites": [],
            "parent_id": str(self.parent.id) if self.parent else None,
        }
        if self.denied:
            role = {"id": str(self.guild.id), "type": 0, "allow": "0", "deny": str(self.denied)}
            found["permission_overwrites"] = [role]
        if self.parent:
            found |= {
                "owner_id": str(self.guild.bot.id),
                "message_count": len(self.messages),
                "member_count": 1,
                "thread_metadata": {
                    "archived": self.is_archived,
                    "auto_archive_duration": 10_080,
                    "archive_timestamp": now(),
                    "locked": self.is_locked,
                },
            }
        return found


@dataclass
class Guild:
    name: str
    bot: User
    id: int = field(default_factory=snowflake)
    channels: dict[int, Channel] = field(default_factory=dict)
    has_bot: bool = True
    is_available: bool = True

    def payload(self) -> dict[str, Any]:
        kept = [channel for channel in self.channels.values() if not channel.is_deleted]
        roles = [{"id": str(self.id), "name": "@everyone", "permissions": str(ALL), "position": 0}]
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": "1",
            "joined_at": now(),
            "unavailable": False,
            "member_count": 5,
            "roles": roles,
            "members": [self.bot.member(ALL)],
            "channels": [channel.payload() for channel in kept if not channel.parent],
            "threads": [channel.payload() for channel in kept if channel.parent],
            "emojis": [],
            "features": [],
            "preferred_locale": "en-US",
        }

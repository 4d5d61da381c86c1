"""Everything that answering needs, in one place: the host, the words, the pictures."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.chat import curtain as curtains
from bot.chat import refusals
from bot.chat.announce import Channel
from bot.chat.panels import Drawing
from bot.chat.parts import Panel, Shown
from bot.chat.private import Interaction, Reply
from bot.chat.voices import Reader, Voices
from bot.host import lobby
from bot.host.desk import Desk
from bot.host.errors import PostFailed
from bot.host.filming import Studio
from bot.host.info import OPEN, Caller, MatchInfo
from bot.host.notice import Artist
from bot.host.play import Host
from bot.store.errors import StoreError
from bot.text import language_of
from render.painter import Job, Painter

log = logging.getLogger(__name__)
PATIENCE = 5.0
"""Seconds that a private panel waits for its picture. One that is ready later is there for the next
press."""
PRIVATE = "mano"
"""The name of every private picture: it says nothing."""


@dataclass(frozen=True, slots=True)
class Visit:
    """One press or command, acknowledged."""

    interaction: Interaction
    reply: Reply
    caller: Caller

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    @property
    def language(self) -> str:
        return self.caller.language


def caller_of(interaction: Interaction) -> Caller:
    """The person behind an interaction, as Discord vouches for them."""
    return Caller(
        user=interaction.user.id,
        guild=interaction.guild_id or 0,
        interaction=interaction.id,
        name=interaction.user.display_name,
        language=language_of(str(interaction.locale)),
        is_moderator=interaction.permissions.manage_messages,
        is_manager=interaction.permissions.manage_guild,
    )


class Face:
    """Draws and shows; decides nothing."""

    def __init__(
        self,
        host: Host,
        voices: Voices,
        painters: Mapping[str, Painter],
        artist: Artist,
        poster: Channel,
        studio: Studio | None = None,
    ) -> None:
        """Without a `studio` there are neither films nor charts."""
        self.studio = studio
        self.host, self.voices, self.painters = host, voices, painters
        self.artist, self.poster = artist, poster

    def reader(self, visit: Visit, info: MatchInfo | None = None, game: str = "") -> Reader:
        return self.voices.reader(visit.language, info, game)

    async def show_desk(self, visit: Visit, desk: Desk, *, is_opened: bool = False) -> None:
        """A seat's panel, in the language of whoever sits there. Where people pass the device, a
        turn that is done ends behind the curtain, unless somebody said whose hand this is."""
        if curtains.hides(desk, visit.caller.user) and not is_opened:
            reader = self.reader(visit, desk.info)
            return await visit.reply.show(curtains.after(reader, desk, visit.caller.user))
        await visit.reply.show(await self.desk_panel(desk, visit.language))
        return None

    async def desk_panel(self, desk: Desk, language: str) -> Panel:
        reader = self.voices.reader(language, desk.info)
        drawing = Drawing(desk, reader)
        shown, painter = None, self.painters.get(desk.info.game)
        if painter is not None:
            scene = drawing.scene()
            job = Job(
                game=desk.info.game,
                scene=scene.name,
                view=desk.seen,
                names=tuple([reader.speaker.bare_name(seat.seat) for seat in desk.info.seats]),
                words=reader.speaker.words(painter.words),
                move=scene.move,
                chosen=scene.chosen,
            )
            shown = await self.picture(job, drawing.alt())
        return drawing.panel(shown)

    async def picture(self, job: Job | None, alt: str) -> Shown | None:
        """None where it could not be drawn in time: then words alone must do."""
        if job is None:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                drawn = await self.artist.draw(job)
        except TimeoutError:
            log.warning("words alone scene=%s", job.scene)
            return None
        return Shown(drawn.data, f"{PRIVATE}.{drawn.format}", alt) if drawn else None

    async def redraw_room(self, info: MatchInfo) -> None:
        """The room's message shows what is true now; old or buried, it comes to the end of its
        channel anew."""
        try:
            if info.status == OPEN and await self.poster.is_buried(info, self.host.clock()):
                await self.post_room(info)
                if info.message is not None:
                    await self.poster.delete(info.channel, info.message)
            elif not await self.poster.redraw(info, "") and info.status == OPEN:
                await self.post_room(info)
        except (PostFailed, StoreError) as error:  # what was asked for is saved already
            log.warning("room match=%s why=%s", info.id, type(error).__name__)

    async def post_room(self, info: MatchInfo, called: Sequence[int] = ()) -> int:
        """A room's message at the end of its channel. Raises `PostFailed`."""
        message = await self.poster.open(info, called)
        await lobby.posted(self.host, info.id, message)
        return message

    async def ask_to_begin(self, info: MatchInfo, caller: Caller) -> None:
        """Once a room: when somebody else takes its last seat, whoever may start is called. The
        question goes when a seat is free again."""
        leader, is_full = info.leader, len(info.seats) == max(self.host.games[info.game].info.seats)
        try:
            if is_full and info.asked is None and leader and leader.user != caller.user:
                message = await self.poster.ask_to_begin(info)
                await lobby.keep_question(self.host, info.id, message)
            elif not is_full and info.asked:
                await self.poster.delete(info.channel, info.asked)
                await lobby.keep_question(self.host, info.id, 0)
        except (PostFailed, StoreError) as error:
            log.warning("room match=%s why=%s", info.id, type(error).__name__)

    async def old_button(self, visit: Visit) -> None:
        await visit.reply.show(refusals.old_button(self.reader(visit)))

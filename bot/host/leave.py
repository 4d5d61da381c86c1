"""Leaving a match that is being played: the seat goes on as a computer player."""

from bot.host.errors import NotRunning, Repeated
from bot.host.info import RUNNING, Caller, MatchInfo
from bot.host.notice import LEAVE
from bot.host.play import Host
from bot.host.save import Done, Moved, save_moves
from bot.host.table import load, load_info
from bot.host.thinking import levels
from bot.host.whole import whole
from bot.store import presses, seats


@whole
async def abandon(host: Host, match: int, caller: Caller) -> MatchInfo:
    """All seats of a person go on as the strongest computer player; names stay.

    When no people are left the match is over. What that person might have taken back stays.
    """
    async with host.lock(match), host.database.change() as connection:
        table = await load(connection, host.games, match, caller.guild)
        if table.info.status != RUNNING:
            raise NotRunning
        sitter = table.seat_of(caller.user)
        if not await presses.take(connection, caller.interaction, match, LEAVE):
            raise Repeated
        before = table.game.to_move(table.running.state)
        level = levels(table.game)[-1]
        if table.last_seat is not None and table.sitters[table.last_seat].user == caller.user:
            table.running.before.clear()
            table.marks.clear()
        await seats.hand_over(connection, match, caller.user, level)
        for other in table.sitters:
            if other.user == caller.user:
                other.user, other.level, other.draft = None, level, []
        moved = Moved(sitter.seat, [Done(LEAVE)], before, is_taken=True)
        await save_moves(connection, table, moved, host.times())
        info = await load_info(connection, match, caller.guild)
    host.moved(match)
    return info

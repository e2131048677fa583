"""Tables in short: what lists show, and what stands around a board."""

from ludoteca.core.record import Json
from ludoteca.core.registry import find_game
from ludoteca.core.turn import name_turn
from ludoteca.server import wire
from ludoteca.server.eyes import Eyes, name_bot
from ludoteca.server.room import Room
from ludoteca.store import Digest, IdentityRow, TableRow
from ludoteca.table import Seat, Setup


def list_table(row: TableRow, who: IdentityRow | None) -> Json:
    """A table as lists show it."""
    setup = Setup.from_text(row.setup)
    digest = row.digest
    return {
        "id": row.id,
        "game": setup.game,
        "title": find_game(setup.game).title,
        "status": digest.status,
        "players": [name_player(name) for name in digest.players],
        "seats": len(setup.seats),
        "my_turn": who is not None and who.id in digest.turn,
        "pressing": who is not None and is_pressing(digest, who.id),
        "waits_for": _name_waited(digest),
        "deadline": digest.deadline,
        "turn": digest.version,
        "updated_at": digest.updated_at,
        "options": setup.options,
    }


def is_pressing(digest: Digest, who: str) -> bool:
    """Whether somebody is waited for: by others, or by a clock. Bots have patience."""
    company = any(other not in ("", who) for other in digest.seated)
    return who in digest.turn and (company or digest.deadline is not None)


def _name_waited(digest: Digest) -> list[str]:
    """The people whose turn it is; who shares a screen with others is not named."""
    waited = [digest.seated.index(who) for who in digest.turn if digest.seated.count(who) == 1]
    return [digest.players[seat] for seat in waited]


def name_player(name: str) -> str:
    """A person's name, or that of a bot's level."""
    return name_bot(name) if name.startswith("level:") else name


def describe_table(room: Room, who: str, eyes: Eyes) -> wire.TableFacts:
    """What stands around the board, for one who is connected (or, without an id, a stranger)."""
    table = room.table
    setup = table.setup
    seats = table.seats_of(who) if who else []
    presence = room.presence()
    online = {*presence.online, *seats}
    return wire.TableFacts(
        id=room.name,
        game=setup.game,
        title=table.state.game.title,
        rules=table.state.rules,
        status=table.status,
        options=setup.options,
        setup=wire.Manners(setup.clock, setup.on_timeout, setup.listed, setup.aids, setup.talk),
        seats=[
            _describe_seat(
                table.state.game.presenter.seat_name(table.state.options, number),
                seat,
                online=number in online,
            )
            for number, seat in enumerate(table.seats)
        ],
        mine=seats,
        seat=eyes.seat,
        host=who == setup.host,
        code=room.row.code if seats else None,
        commitment=table.commitment,
        deadline=table.deadline,
        to_move=None if table.to_move is None else name_turn(table.state.to_move),
        can_undo=table.can_undo,
        hides=table.hides,
        watching=presence.watching,
        rematch=table.rematch,
    )


def _describe_seat(name: str, seat: Seat, *, online: bool) -> wire.SeatFacts:
    bot = seat.bot
    return wire.SeatFacts(
        name=name,
        player=seat.name or (name_bot(bot) if bot else ""),
        mark=seat.mark,
        kind="bot" if bot else "free" if seat.is_free else "human",
        bot=bot or None,
        resigned=seat.has_resigned,
        online=online and not bot,
    )

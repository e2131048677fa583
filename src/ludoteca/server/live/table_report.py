"""What stands around the board: seats, clock, set-up and who is there, for one viewer."""

from functools import lru_cache

from ludoteca.bots.personas import find_persona, find_temper
from ludoteca.core.choice import list_variants
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Options
from ludoteca.core.text.messages import speaking, spoken
from ludoteca.core.turn import name_turn
from ludoteca.server import wire
from ludoteca.server.live.channel import TableChannel
from ludoteca.server.live.events import may_undo
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.player_names import name_player
from ludoteca.table import Seat


def describe_table(channel: TableChannel, who: str, viewer: Viewer) -> wire.TableFacts:
    """The table for one who is connected (or, without an id, a stranger)."""
    table = channel.table
    setup = table.setup
    seats = table.seats_of(who) if who else []
    presence = channel.presence()
    online = {*presence.online, *seats}
    return wire.TableFacts(
        id=channel.name,
        game=setup.game,
        title=table.state.game.title,
        rules=table.state.rules,
        has_how_to=table.state.game.how_to is not None,
        status=table.status,
        options=setup.options,
        variants=describe_variants(table.state.game, table.state.options, spoken()),
        setup=wire.Manners(setup.clock, setup.on_timeout, setup.listed, setup.aids, setup.talk),
        seats=[
            _describe_seat(
                table.state.game,
                number,
                table.state.game.presenter.seat_name(table.state.options, number),
                seat,
                online=number in online,
            )
            for number, seat in enumerate(table.seats)
        ],
        mine=seats,
        lost=[] if table.status.is_done else table.seats_lost_by(who),
        seat=viewer.seat,
        host=who == setup.host,
        code=channel.row.code if seats else None,
        commitment=table.commitment,
        given_moves=len(setup.actions),
        repeats_deal=setup.repeats_deal,
        deadline=table.deadline,
        to_move=None if table.to_move is None else name_turn(table.state.to_move),
        can_undo=may_undo(table, viewer),
        hides=table.hides,
        watching=presence.watching,
        rematch=table.rematch,
        repeat=table.repeat,
    )


# To find out what is a variant, all tables of a game are gone through; and a table is shown anew
# to all at it whenever somebody sits down.
@lru_cache(maxsize=64)
def describe_variants(game: AnyGame, options: Options, language: str) -> list[wire.VariantCard]:
    """What is not as usual at a table."""
    with speaking(language):
        return [
            wire.VariantCard(variant.words, variant.about, list(variant.rules))
            for variant in list_variants(game, options)
        ]


def _describe_seat(
    game: AnyGame, number: int, name: str, seat: Seat, *, online: bool
) -> wire.SeatFacts:
    bot = seat.bot
    persona = find_persona(bot, number)
    level = persona.level if persona else None
    temper = find_temper(game, level, number) if level else None
    return wire.SeatFacts(
        name=name,
        player=name_player(number, seat.name, bot, seat.who),
        mark=seat.mark,
        kind="bot" if bot else "free" if seat.is_free else "human",
        bot=bot or None,
        level=wire.SeatLevel(level.number, level.title) if level else None,
        temper=temper.phrase if temper else None,
        resigned=seat.has_resigned,
        online=online and not bot,
    )

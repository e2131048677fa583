"""A position for a client that draws it: places, armies, hands, fights, and what can be done."""

from typing import TypedDict, cast

from ludoteca.core.sized_lru import SizedLru
from ludoteca.core.text.messages import say, spoken
from ludoteca.core.turn import OVER, name_turn
from ludoteca.games.futurisiko.box import Unit
from ludoteca.games.futurisiko.moves import PhysicalCard
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.armies import LOOKS
from ludoteca.games.futurisiko.present.missiles import (
    expect_barrage,
    expect_cost,
    list_launchers,
)
from ludoteca.games.futurisiko.present.scene import types
from ludoteca.games.futurisiko.present.scene.actions import list_offers
from ludoteca.games.futurisiko.present.scene.battles import show_fight
from ludoteca.games.futurisiko.present.scene.plans import list_marches, total_production
from ludoteca.games.futurisiko.present.scene.review import look_back
from ludoteca.games.futurisiko.present.sentences.labels import (
    describe_sea,
    describe_territory,
    list_fleets,
    list_forces,
)
from ludoteca.games.futurisiko.present.sentences.names import name_seat
from ludoteca.games.futurisiko.present.sentences.phrases import name_dice, tell_battle
from ludoteca.games.futurisiko.present.sentences.prompt import ask, explain_cards
from ludoteca.games.futurisiko.rules.layout import Phase
from ludoteca.games.futurisiko.view import HIDING

# F45 to F53: the steps of a fight in which dice are about to be thrown or have been.
ROLLING = (Phase.ROLL, Phase.HITS)


class Board(TypedDict):
    """The part of a scene that lies open: all who look at a position see the same."""

    asks: str | None
    territories: dict[str, types.TerritoryScene]
    seas: dict[str, types.SeaScene]
    seats: list[types.ArmyScene]
    fight: types.FightScene | None
    invasions: list[types.BattleScene]


# Positions are shown to one viewer after another, so the boards of the last ones are kept.
_BOARDS: SizedLru[tuple[object, ...], Board] = SizedLru(64)
# Hands stay as they are for many moves: so many are remembered.
_HANDS: SizedLru[tuple[object, ...], list[types.CardScene]] = SizedLru(1 << 10)


def set_scene(position: FutuRisikoPosition) -> types.WorldScene:
    """All that a client needs to draw the position and to act."""
    mover, outcome, board = position.to_move, position.outcome(), _find_board(position)
    # How long somebody thinks about a card would tell that there is one: it lies beside what comes
    # next, and that it is not played is said when that is done.
    ahead = position.once_passed()
    return {
        "phase": cast("types.PhaseName", ahead.phase.name.lower()),
        "part": cast("types.PartName", position.phase_name),
        "round": position.round,
        "goal": position.options.goal,
        "has_cards": position.options.cards,
        "turn": position.on_turn,
        "to_move": name_turn(mover),
        "asks": board["asks"],
        "sequence": position.sequence,
        "territories": board["territories"],
        "seas": board["seas"],
        "seats": board["seats"],
        "truces": position.truces(),
        "points": ahead.points,
        "hands": [_describe_hand(position, hand) for hand in position.hands()],
        "removed": position.options.removed,
        "production": total_production(ahead),
        "barrage": _describe_barrage(position),
        "marches": list_marches(ahead),
        "fight": board["fight"],
        "theatre": show_fight(position),
        "invasions": board["invasions"],
        "offers": list_offers(position, ahead),
        "outcome": outcome.as_json(position.scores()) if outcome else None,
        "retrospect": look_back(position) if mover == OVER else None,
    }


def _find_board(position: FutuRisikoPosition) -> Board:
    """What all see, made once; of cards it tells only how many each has (F70)."""
    facts = HIDING.copy(position.storage).tobytes()
    launchers = (tuple(list_launchers(position, seat)) for seat in range(position.options.seats))
    key = (spoken(), position.options, facts, *position.hand_sizes(), *launchers)
    board = _BOARDS.get(key)
    if board is None:
        board = Board(
            asks=None if position.to_move == OVER else ask(position, name_seat),
            territories=_list_territories(position),
            seas=_list_seas(position),
            seats=_list_seats(position),
            fight=_describe_fight(position),
            invasions=[_describe_battle(position, place) for place in position.invasions()],
        )
        _BOARDS.put(key, board, 1)
    return board


def _describe_barrage(position: FutuRisikoPosition) -> types.BarrageScene | None:
    """F62: the missiles that hit a production unless shields stop them."""
    if position.phase != Phase.SHIELD:
        return None
    by, cost, left, units = expect_barrage(position, lambda seat: name_seat(seat).capitalize())
    return {"by": by, "cost": cost, "left": left, "units": units}


def _list_territories(position: FutuRisikoPosition) -> dict[str, types.TerritoryScene]:
    territories: dict[str, types.TerritoryScene] = {}
    for name, forces in list_forces(position).items():
        held: list[types.Troops] = [
            {"seat": int(army), "tanks": t, "planes": p} for army, (t, p) in forces.items()
        ]
        holder, invader, *_ = (*held, None, None)
        territories[name] = {
            "holder": holder,
            "invader": invader,
            "label": describe_territory(position, name, forces),
        }
    return territories


def _list_seas(position: FutuRisikoPosition) -> dict[str, types.SeaScene]:
    seas: dict[str, types.SeaScene] = {}
    for sea, subs in list_fleets(position).items():
        seas[sea] = {
            "subs": [{"seat": int(army), "count": count} for army, count in subs],
            "label": describe_sea(position, sea, subs),
        }
    return seas


def _list_seats(position: FutuRisikoPosition) -> list[types.ArmyScene]:
    """F24, F27, F57, F70: what each seat has, and how it looks."""
    territories, values, cards = position.scores(), position.values(), position.hand_sizes()
    supplies, pending, in_draft = position.supplies(), position.pending, position.round == 0
    return [
        {
            "name": name_seat(seat),
            "mark": look.mark,
            "fill": look.fill,
            "ink": look.ink,
            "letter": look.letter,
            "territories": territories[seat],
            "value": values[seat],
            "cards": cards[seat],
            "supply": {
                "tank": supplies[seat][Unit.TANK],
                "plane": supplies[seat][Unit.PLANE],
                "sub": supplies[seat][Unit.SUB],
            },
            "missiles": pending[seat],
            "missiles_by": list_launchers(position, seat),
            "missiles_cost": expect_cost(position, seat),
            "missiles_units": pending[seat] * int(position.raw.missile_units),
            "alive": in_draft or territories[seat] > 0,
        }
        for seat, look in zip(range(position.options.seats), LOOKS.values(), strict=False)
    ]


def _describe_hand(
    position: FutuRisikoPosition, hand: list[PhysicalCard] | None
) -> list[types.CardScene] | None:
    """F60, F70: the cards of a seat with what they are for; None where they are hidden."""
    if hand is None:
        return None
    key = (spoken(), position.options, *hand)
    shown = _HANDS.get(key)
    if shown is None:
        shown = [
            {
                "card": str(card),
                "name": say("futurisiko-card-kind", card=str(card)),
                "colours": [str(colour) for colour in colours],
                "use": use,
            }
            for card, colours, use in explain_cards(position, hand, "futurisiko-scene-card")
        ]
        _HANDS.put(key, shown, 1)
    return shown


def _describe_battle(position: FutuRisikoPosition, place: str) -> types.BattleScene:
    """F46, F76, F78: who meets whom, who rolls first, and the exact chances."""
    battle = position.battle(place)
    fight = battle.fight
    return {
        "place": battle.territory,
        "attacker": battle.attacker,
        "defender": battle.defender,
        "attack": {
            "tanks": fight.attack_tanks,
            "planes": fight.attack_planes,
            "subs": fight.subs,
        },
        "defence": {"tanks": fight.defend_tanks, "planes": fight.defend_planes},
        "first": battle.first,
        "win": battle.odds.win,
        "survivors": battle.survivors,
        "words": tell_battle(battle, name_seat),
    }


def _describe_fight(position: FutuRisikoPosition) -> types.FightScene | None:
    """F45 to F53: the fight that goes on, with the dice of its next roll."""
    if position.field is None or position.phase == Phase.OVER:
        return None
    roller, opponent = position.roller, position.opponent
    assert roller is not None, "a fight goes on"
    assert opponent is not None, "a fight goes on"
    dice, parts = int(position.raw.dice), ""
    if position.phase in ROLLING:
        roll = position.roll()
        dice, parts = roll.dice, str(name_dice(roll)["parts"])
    return {
        **_describe_battle(position, position.field),
        "roller": roller,
        "opponent": opponent,
        "hits": position.hits,
        "dice": dice,
        "parts": parts,
    }

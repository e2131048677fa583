"""The prompt: what is asked for now, what it is about, and what the cards in hand are for."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.text.messages import Fact, say
from ludoteca.games.futurisiko.box import COST, Army, Card, Unit
from ludoteca.games.futurisiko.moves import PhysicalCard
from ludoteca.games.futurisiko.odds.battle import Battle
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.missiles import expect_barrage
from ludoteca.games.futurisiko.present.sentences.names import name_place, name_seat, phrase_place
from ludoteca.games.futurisiko.present.sentences.phrases import name_pieces, tell_battle
from ludoteca.games.futurisiko.rules import combat
from ludoteca.games.futurisiko.rules import round as rounds
from ludoteca.games.futurisiko.rules.layout import Phase
from ludoteca.games.futurisiko.view import FutuRisikoView

# How a battle is written, with names for the seats: in words, or in short with marks.
Names = Callable[[int], str]
Write = Callable[[Battle, Names], str]


def recap(before: FutuRisikoView, after: FutuRisikoView) -> list[str]:
    """The fights and the question, to one who has seen the board earlier in this step.

    Cards are chosen without looking at the board. Fights to choose from are told by the choices.
    """
    if after.phase == Phase.DISCARD:
        hand = after.hands()[after.on_turn] or []
        return [*tell_cards(after, hand), ask(after, name_seat)]
    if after.round == 0 or _step(after) != _step(before):
        return []
    if after.phase == Phase.CHOOSE_FIGHT:
        return [ask(after, name_seat)]
    return [*tell_fights(after, tell_battle, name_seat), ask(after, name_seat)]


def _step(view: FutuRisikoView) -> tuple[int, int, str]:
    return view.round, view.on_turn, view.phase_name


def tell_fights(position: FutuRisikoPosition, write: Write, name: Names) -> list[str]:
    """F41, F78: every invaded territory, the one that is fought for first."""
    if position.phase == Phase.OVER:
        return []
    places = sorted(position.invasions(), key=lambda place: place != position.field)
    battles = map(position.battle, places)
    return [
        say(
            "futurisiko-invasion" if battle.fight.first is None else "futurisiko-fight",
            place=name_place(position, battle.territory),
            defender=name(battle.defender),
            outlook=write(battle, name),
        )
        for battle in battles
    ]


def ask(position: FutuRisikoPosition, name: Names) -> str:
    """F16: who is to do what now."""
    s, phase = position.raw, position.phase
    seat = position.to_move if position.to_move >= 0 else position.on_turn
    facts: dict[str, Fact] = {
        "phase": phase.name.lower(),
        "seat": name(seat),
        "place": phrase_place(position.world, position.field) if position.field else "",
        "points": position.points or 0,
        "dice": position.dice or 0,
        "missiles": position.pending[seat],
        "cost": 0,
        "units": 0,
        **position.effects,
        "size": position.hand_sizes()[seat],
        "limit": int(rounds.hand_limit(s, seat)),
        # F20: how many more cards may be discarded for free.
        "free": "any" if position.rules == "1" else "none" if s.free_discarded else "one",
        "hits": position.hits or 0,
        "pieces": "",
        "opponent": "",
        **{str(unit): int(COST[unit]) for unit in Unit},
    }
    if phase == Phase.SHIELD:
        barrage = expect_barrage(position)
        facts |= {"cost": barrage.cost, "units": barrage.units}
    if phase == Phase.REMOVE:
        facts["pieces"] = name_pieces(int(combat.enemy_tanks(s)), int(combat.enemy_planes(s)))
        facts["opponent"] = name(int(combat.opponent(s)))
    return say("futurisiko-asks", **facts)


def explain_cards(
    position: FutuRisikoPosition, hand: list[PhysicalCard], key: str = "futurisiko-card-use"
) -> list[tuple[Card, list[Army], str]]:
    """F60: by kind of card in a hand, its colours, and what it is for."""
    kinds = {card.card: [c.colour for c in hand if c.card == card.card] for card in hand}
    return [
        (
            kind,
            colours,
            say(
                key,
                card=str(kind),
                army=str(colours[0]),
                **position.effects,
            ),
        )
        for kind, colours in kinds.items()
    ]


def tell_cards(position: FutuRisikoPosition, hand: list[PhysicalCard]) -> list[str]:
    """F60: the cards of a hand, a sentence for each kind."""
    return [
        say(
            "futurisiko-card-told",
            card=str(kind),
            colours=", ".join(say("futurisiko-army", army=str(colour)) for colour in colours),
            use=use,
        )
        for kind, colours, use in explain_cards(position, hand)
    ]

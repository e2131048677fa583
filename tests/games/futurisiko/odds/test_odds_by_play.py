"""F76 by play: fights fought out many times by the rules themselves end as often as is computed."""

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

from ludoteca.core.chance import stream
from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko import FutuRisikoState
from ludoteca.games.futurisiko.odds import Fight, odds
from ludoteca.games.futurisiko.rules.course import (
    KIND,
    MOST_LEGAL,
    Kind,
    apply,
    legal,
    random_action,
)
from ludoteca.games.futurisiko.rules.layout import Phase
from tests.games.futurisiko.scenario import after, dealt

# So many fights are hopeless in plain Python.
pytestmark = pytest.mark.compiled
FIGHTS = 20_000
SIGMAS = 4

# What a side does with its cards at each of its rolls.
NEVER, AT_ONCE, BY_CHANCE = range(3)


@kernel
def fight_out(start: np.ndarray, fights: int, rng: np.record, policies: np.ndarray) -> int:
    """Fight many times to the end; how often the attacker, with the first policy, has won."""
    game = start.copy()
    actions = np.empty(MOST_LEGAL, np.int64)
    field = int(start[0].field)
    attacker = int(start[0].seat)
    won = 0
    for _ in range(fights):
        game[0] = start[0]
        s = game[0]
        while s.field == field:
            action = random_action(s, rng, actions)
            if s.phase == Phase.ROLL:
                policy = policies[0 if s.attacker_rolls else 1]
                count = legal(s, actions)
                if policy == NEVER:
                    action = Kind.ROLL << KIND
                elif policy == AT_ONCE:
                    action = actions[count - 1]
            apply(s, action)
        won += int(s.owner[field]) == attacker
    return won


def share(state: FutuRisikoState, attacker: int, defender: int, seed: int = 76) -> float:
    """How often the attacker wins, both sides with their policies."""
    policies = np.array([attacker, defender])
    return fight_out(state.storage, FIGHTS, stream(seed), policies) / FIGHTS


def error(chance: float) -> float:
    """How far a share may be from the chance."""
    return SIGMAS * sqrt(chance * (1 - chance) / FIGHTS)


# Cards that are of no use in a fight, for each seat.
IDLE = ("scudo_spaziale", "tregua", "missili_balistici", "tradimento")
SPARE = [[f"{card}:{colour}" for card in IDLE] for colour in ("green", "violet", "black")]


def name(fight: Fight) -> str:
    """A short name for a fight in test reports."""
    return f"{fight.attackers} {fight.defenders}"


def some(verb: str, units: dict[str, int], *places: str) -> list[str]:
    """The actions that build or move so many pieces of each kind, where there are any."""
    where = " ".join(places)
    return [f"{verb} {unit} {count} {where}" for unit, count in units.items() if count]


def battle(fight: Fight) -> FutuRisikoState:
    """The fight for Argentina: red attacks from Peru, yellow defends; each has its cards."""
    attack = {"tank": fight.attack_tanks, "plane": fight.attack_planes}
    defend = {"tank": fight.defend_tanks, "plane": fight.defend_planes}
    weapons = [f"arma_segreta:{colour}" for colour in ("red", "blue", "green")]
    red = weapons[: fight.attack_weapons]
    yellow = weapons[: fight.defend_weapons] + ["siluro_killer:red"] * fight.defend_torpedoes
    hands = [[*cards, *SPARE[seat][len(cards) :]] for seat, cards in enumerate((red, yellow, ()))]
    actions = [
        *some("build", attack, "peru"),
        *some("build", {"sub": fight.subs}, "pacifico_meridionale"),
        "built",
        *some("build", defend, "argentina"),
        "built; built; ready",
        *some("move", attack, "peru", "argentina"),
        "moved; fight argentina",
    ]
    return after("; ".join([dealt(hands), *actions]), dice_cap=fight.cap)


BARE = [
    Fight(1, 0, 0, 0, 0),
    Fight(3, 0, 0, 0, 0),
    Fight(3, 1, 0, 2, 0),
    Fight(4, 0, 0, 1, 2),
    Fight(4, 2, 0, 3, 1),
    Fight(2, 0, 2, 2, 0),
    Fight(10, 0, 0, 6, 0, cap=10),
]


@pytest.mark.parametrize("fight", BARE, ids=name)
def test_F76_fights_without_cards_end_as_often_as_computed(fight: Fight) -> None:
    chance = odds(fight).win
    assert share(battle(fight), NEVER, NEVER) == pytest.approx(chance, abs=error(chance))


ATTACKS = [Fight(3, 0, 0, 2, 0, attack_weapons=n) for n in (1, 2)] + [
    Fight(2, 1, 1, 3, 0, attack_weapons=2),
    Fight(4, 0, 0, 3, 0, attack_weapons=1, cap=10),
]


@pytest.mark.parametrize("fight", ATTACKS, ids=name)
def test_F66_weapons_in_attack_are_worth_what_is_computed(fight: Fight) -> None:
    best = odds(fight).win
    battlefield = battle(fight)
    for policy in (NEVER, BY_CHANCE):
        assert share(battlefield, policy, NEVER) < best - error(best)
    # Where nothing else can be played, a card is best played at once.
    assert share(battlefield, AT_ONCE, NEVER) == pytest.approx(best, abs=error(best))


DEFENCES = [
    Fight(4, 0, 0, 2, 0, defend_weapons=1),
    Fight(2, 0, 2, 1, 0, defend_torpedoes=1),
    Fight(4, 0, 1, 2, 0, defend_weapons=1, defend_torpedoes=1),
]


@pytest.mark.parametrize("fight", DEFENCES, ids=name)
def test_F65_F66_no_way_to_use_cards_in_defence_beats_the_best(fight: Fight) -> None:
    best = odds(fight).win
    battlefield = battle(fight)
    for policy in (NEVER, AT_ONCE, BY_CHANCE):
        assert share(battlefield, NEVER, policy) >= best - error(best)


def test_F65_a_torpedo_in_defence_is_worth_what_is_computed() -> None:
    fight = DEFENCES[1]
    best = odds(fight).win
    assert share(battle(fight), NEVER, AT_ONCE) == pytest.approx(best, abs=error(best))
    assert best < odds(replace(fight, defend_torpedoes=0)).win

"""What bots lean to in FutuRisiko!, held against the text of moves in random games."""

from itertools import count

import numpy as np

from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoView
from ludoteca.games.futurisiko.ai.tempers import attacks, avenges, builds_planes, find_enemy

# By the first words of a move that goes somewhere on land: which word tells where.
GOING = {"move tank": 4, "move plane": 4, "ferry": 3}
# Each leaning and its opposite, and a way over the sea.
ENOUGH = {
    *((leaning, much) for leaning in ("planes", "attacks", "revenge") for much in (0.0, 1.0)),
    ("ferry", 1.0),
}


def attacked(view: FutuRisikoView, text: str) -> int | None:
    """F36: whose territory a move goes to; nobody's if it is one's own, or at sea."""
    word = next((n for start, n in GOING.items() if text.startswith(start)), None)
    if word is None:
        return None
    owner = view.owners()[text.split()[word]]
    return None if owner == view.to_move else owner


def test_leanings_are_what_they_are_called_in_random_games() -> None:
    seen: set[tuple[str, float]] = set()
    for seed in count():
        rng = np.random.default_rng(seed)
        state = FUTURISIKO.start(FUTURISIKO.options({"seats": 3, "round_limit": 3}))
        while state.to_move != OVER:
            if state.to_move != CHANCE and rng.random() < 0.2:
                view = state.view(state.to_move)
                enemy = find_enemy(view)
                for move in view.moves():
                    victim = attacked(view, str(move))
                    wanted = {
                        "planes": float(str(move).startswith("build plane")),
                        "attacks": float(victim is not None),
                        "revenge": float(victim is not None and victim == enemy),
                    }
                    found = builds_planes(view, move), attacks(view, move), avenges(view, move)
                    assert found == tuple(wanted.values())
                    seen |= {*wanted.items(), (str(move).split()[0], 1.0)}
            state.apply_unchecked(int(rng.choice(state.legal())))
        if seen >= ENOUGH:
            return
        assert seed < 20, "each of them is seen sooner or later"

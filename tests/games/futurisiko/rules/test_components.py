"""F1 to F5, F60: what is in the box, and when each card is played."""

import pytest

from ludoteca.games.futurisiko import FutuRisikoState, Unit
from ludoteca.games.futurisiko.box import GOALS
from tests.games.futurisiko.scenario import (
    after,
    dealt,
    legal_texts,
    operations,
    play,
    returned,
)

CARD_VERBS = {"shield", "boost", "launch", "truce", "betray", "weapon", "torpedo"}
# Red attacks Argentina; red has submarines near it, and so has yellow.
WAR = (
    f"{dealt()}; build tank 2 peru; build sub 2 pacifico_meridionale; built;"
    "build tank 2 argentina; build sub 2 atlantico_meridionale; launch red 2; built"
)


def test_F1_six_armies_of_fifty_tanks_twenty_planes_and_ten_submarines() -> None:
    state = after("", seats=6)
    names = [state.game.presenter.seat_name(state.options, seat) for seat in range(6)]
    assert names == ["red", "yellow", "blue", "green", "violet", "black"]
    for seat in range(6):
        assert state.supply(seat) == {Unit.TANK: 50, Unit.PLANE: 20, Unit.SUB: 10}


def test_F1_F55_twenty_flags_are_enough_for_every_goal() -> None:
    assert max(GOALS) == 20


def test_F2_a_die_hits_in_two_of_six() -> None:
    state = after(operations("build tank 1 peru"), cards=False)
    play(state, "move tank 1 peru argentina; moved; fight argentina; roll")
    assert state.chances() == pytest.approx([4 / 9, 4 / 9, 1 / 9])
    play(state, "hits 0; roll")
    assert state.chances() == pytest.approx([2 / 3, 1 / 3])


def deck_of(state: FutuRisikoState) -> dict[str, int]:
    """How many there are of each card, told by the chances to turn it."""
    chances = zip(state.moves(), state.chances(), strict=True)
    return {str(move).removeprefix("turn "): round(60 * chance) for move, chance in chances}


def test_F4_sixty_cards_of_seven_kinds() -> None:
    counts: dict[str, int] = {}
    for card, count in deck_of(after("")).items():
        kind = card.split(":")[0]
        counts[kind] = counts.get(kind, 0) + count
    assert counts == {
        **dict.fromkeys(("arma_segreta", "siluro_killer", "super_produzione"), 12),
        **dict.fromkeys(("missili_balistici", "scudo_spaziale", "tregua", "tradimento"), 6),
    }


def test_F5_each_kind_has_every_colour_equally_often() -> None:
    deck = deck_of(after(""))
    for colour in ("red", "yellow", "blue", "green", "violet", "black"):
        spots = [count for card, count in deck.items() if card.endswith(f":{colour}")]
        assert sorted(spots) == [1, 1, 1, 1, 2, 2, 2]


def verbs(state: FutuRisikoState) -> set[str]:
    """The cards that may be played now."""
    return {text.split()[0] for text in legal_texts(state)} & CARD_VERBS


def test_F60_each_card_has_its_moment() -> None:
    # Red holds Arma Segreta, Siluro Killer, Super Produzione and Tregua.
    state = after(dealt())
    assert verbs(state) == {"boost"}
    state = after(WAR)
    assert verbs(state) == {"shield"}
    play(state, "accept")
    assert verbs(state) == {"launch"}
    play(state, "built")
    assert verbs(state) == {"truce"}
    play(state, "ready; move tank 2 peru argentina")
    assert verbs(state) == set()
    play(state, "moved; fight argentina")
    assert verbs(state) == {"weapon", "torpedo"}


@pytest.mark.parametrize(
    ("record", "action", "card"),
    [
        (dealt(), "boost red", "super_produzione:red"),
        (f"{dealt()}; built", "launch red 0", "missili_balistici:red"),
        (WAR, "shield blue", "scudo_spaziale:blue"),
        (f"{WAR}; accept; built", "truce red 1", "tregua:red"),
        (
            f"{WAR}; accept; built; truce red 2; ready; moved; ready; moved",
            "betray blue 0",
            "tradimento:blue",
        ),
        (
            f"{WAR}; accept; built; ready; move tank 2 peru argentina; moved; fight argentina",
            "weapon blue",
            "arma_segreta:blue",
        ),
        (
            f"{WAR}; accept; built; ready; move tank 2 peru argentina; moved; fight argentina",
            "torpedo blue pacifico_meridionale",
            "siluro_killer:blue",
        ),
    ],
)
def test_F60_a_played_card_is_shown_to_all_and_goes_to_the_bottom(
    record: str, action: str, card: str
) -> None:
    before = after(record)
    state = play(before.copy(), action)
    assert returned(state) == [*returned(before), card]
    assert sum(state.hand_sizes()) == sum(before.hand_sizes()) - 1
    assert str(state.view(None).history[-1]) == action
    seen = state.view(None).raw.queue[: state.raw.queued].tolist()
    assert seen == state.raw.queue[: state.raw.queued].tolist()

"""A hint says what speaks for a move: an attack, a danger, a coast, a border, a chance."""

import numpy as np
import pytest

from ludoteca.bots.hint import explain_hint
from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import speaking
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.futurisiko import FUTURISIKO
from ludoteca.games.futurisiko.present.sentences.phrases import write_chance
from tests.core.text.test_locales import LANGUAGES
from tests.games.futurisiko.rules.test_combat import ARMED, GARRISON, INVASION, SOLDIERS
from tests.games.futurisiko.rules.test_diplomacy import PEACE, TREASON
from tests.games.futurisiko.scenario import DRAFT, PRACTICE, after, dealt, operations

# The draft after four rounds of it.
FLAGS = "; ".join(DRAFT.split("; ")[:13])
# The next production of red, after what each has built.
AGAIN = "built; moved; moved; moved; turn tregua:red"


def motive(record: str, move: str, **options: object) -> str:
    """What speaks for a legal move after a short record."""
    state = after(record, **options)
    read = FUTURISIKO.read(move)
    assert read in state.moves(), move
    return state.game.presenter.motive(state, read)


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("madagascar", "No tank gets there by land"),
        ("siberia", "4 territories border on it"),
        ("isola_di_baffin", "It borders on 2 of your territories"),
    ],
)
def test_F13_a_claim_hangs_together_or_lies_open(place: str, said: str) -> None:
    assert said in motive(FLAGS, f"claim {place}")


def test_F56_a_hint_counts_territories_not_points() -> None:
    game = find_game(FUTURISIKO.name)
    state = game.start(game.options({"seats": 3}))
    for action in FLAGS.split("; "):
        state.play(action)
    *_, last = explain_hint(state.view(0), game.read("claim siberia"))
    assert last == "Your territories: 4 now, 5 after it."


@pytest.mark.parametrize(
    ("red", "yellow", "move", "said"),
    [
        ("build tank 3 peru", "", "build tank 2 peru", "the chance to take Argentina is"),
        ("", "build tank 9 argentina", "build tank 1 peru", "Peru is in danger"),
        ("", "build plane 2 congo", "build plane 1 brasile", "danger from 2 planes"),
        ("", "", "build tank 1 alaska", "Nobody threatens that place"),
        ("", "", "build sub 1 atlantico", "touches 3 territories of others"),
        ("", "", "build sub 1 mare_glaciale_artico", "touches 4 territories of others"),
    ],
)
def test_F28_F29_a_piece_is_built_for_an_attack_against_a_danger_or_for_a_coast(
    red: str, yellow: str, move: str, said: str
) -> None:
    record = f"{PRACTICE}; {red}; built; {yellow}; built; {AGAIN}"
    assert said in motive(record, move, cards=False)


def test_F41_F56_a_conquest_counts_towards_the_goal() -> None:
    record = operations("build tank 3 peru")
    assert "13 of 20 territories" in motive(record, "move tank 3 peru argentina", cards=False)


def test_a_move_among_ones_own_leads_to_a_border_or_nearer_to_one() -> None:
    record = operations("build tank 1 colombia; build tank 1 alaska")
    assert "borders on a territory" in motive(record, "move tank 1 colombia peru", cards=False)
    nearer = motive(record, "move tank 1 alaska canada_occidentale", cards=False)
    assert "nearer to the borders" in nearer


def test_what_ends_a_step_says_why_nothing_more_is_done() -> None:
    assert "better off on guard" in motive(operations("build tank 1 peru"), "moved", cards=False)
    assert motive(PRACTICE, "built", cards=False) == ""


def test_F62_F67_F68_cards_at_others_say_how_much_they_have() -> None:
    assert "Yellow has a territory next to yours" in motive(PEACE, "truce red 1")
    assert "No truce" in motive(PEACE, "ready")
    assert "With 12 territories, red" in motive(f"{dealt()}; built", "launch red 0")
    assert "Red expects no attack from you" in motive(TREASON, "betray blue 0")


def test_F65_F66_a_card_in_a_fight_is_held_against_the_roll_without_it() -> None:
    state = after(ARMED)
    without = write_chance(state.battle("argentina").odds.win)
    for move in ("weapon blue", "torpedo blue pacifico_meridionale"):
        assert without in motive(ARMED, move)
    assert motive(ARMED, "roll") == ""


def test_F65_the_attacker_sinks_what_has_no_part_in_the_fight() -> None:
    state = after(f"{ARMED}; roll; hits 0")
    torpedo = FUTURISIKO.read("torpedo red atlantico_meridionale")
    assert torpedo in state.moves()
    [*_, said] = explain_hint(state.view(0), torpedo)
    assert said == "It changes nothing in this fight, but a submarine worth 5 points sinks."


def test_F50_explosions_had_better_take_what_is_dear() -> None:
    record = f"{operations(SOLDIERS, GARRISON)}; {INVASION}; roll; hits 0; roll; hits 2"
    assert "A plane costs 2 points" in motive(record, "remove 1 1", cards=False)
    assert motive(record, "remove 2 0", cards=False) == ""


def test_F20_of_a_hand_the_least_goes_and_the_rest_is_kept() -> None:
    idle = "; ".join([*["built"] * 3, *["ready; moved"] * 3])
    record = f"{dealt()}; {idle}; turn scudo_spaziale:green; turn tregua:yellow"
    assert "least use" in motive(record, "discard arma_segreta:blue")
    assert "still help you" in motive(record, "keep")


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_of_a_game_can_be_said_in_every_language(language: str) -> None:
    rng = np.random.default_rng(5)
    game = find_game(FUTURISIKO.name)
    state = game.start(game.options({"seats": 3, "round_limit": 6}))
    with speaking(language):
        while state.to_move != OVER:
            legal = state.legal()
            if state.to_move == CHANCE:
                state.apply(int(rng.choice(legal, p=state.chances())))
                continue
            view = state.view(state.to_move)
            best = legal[int(np.argmax(view.game.heuristic.evaluate(view)))]
            sentences = explain_hint(view, state.move_of(best))
            assert all(sentence and "{" not in sentence for sentence in sentences)
            state.apply(best)

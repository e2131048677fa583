"""F57: what becomes of a seat that has lost its last territory, and of all that hung on it."""

from tests.games.futurisiko.scenario import (
    after,
    fly,
    legal_texts,
    play,
    refused,
    returned,
    storm,
)

# Four realms: yellow lies between red and blue, who have planes and a tank for all it holds.
REALMS = (
    (
        *("brasile", "alaska", "canada_occidentale", "canada_orientale", "isola_vittoria"),
        *("isola_di_baffin", "groenlandia", "peru", "colombia"),
    ),
    (
        *("argentina", "gran_bretagna", "europa_occidentale", "africa_settentrionale", "congo"),
        *("scandinavia", "europa_meridionale", "russia", "sudafrica"),
    ),
    (
        *("medio_oriente", "asia_centrale", "india", "egitto", "africa_orientale", "madagascar"),
        *("siberia", "cina", "kamchatka"),
    ),
    (
        *("california", "stati_uniti_orientali", "messico", "giappone", "indocina", "borneo"),
        *("nuova_guinea", "australia_occidentale", "australia_orientale"),
    ),
)
CLAIMS = [f"claim {place}" for places in zip(*REALMS, strict=True) for place in places]
HANDS = {
    0: ("super_produzione:red", "arma_segreta:red", "tradimento:red"),
    1: ("tregua:yellow", "scudo_spaziale:red", "arma_segreta:black"),
    2: ("missili_balistici:blue", "missili_balistici:red", "siluro_killer:green"),
    3: ("tregua:green", "missili_balistici:green", "tradimento:green"),
}
BUILDS = {
    0: "build plane 4 brasile; build tank 1 brasile",
    1: "build sub 1 atlantico",
    2: "launch blue 1; build plane 4 medio_oriente",
    3: "build tank 1 messico",
}
# What each takes from yellow.
RED_GAINS = ("gran_bretagna", "europa_occidentale", "africa_settentrionale", "congo")
BLUE_GAINS = ("scandinavia", "europa_meridionale", "russia", "sudafrica")
RED_WAR = (
    f"ready; move tank 1 brasile argentina; {fly('brasile', RED_GAINS)}; {storm(RED_GAINS)};"
    "fight argentina; roll; hits 0; roll; hits 1"
)
BLUE_WAR = f"ready; {fly('medio_oriente', BLUE_GAINS)}; {storm(BLUE_GAINS)}"
LAST = "; fight sudafrica; roll; hits 1"


def war(colour: str, *turns: str) -> str:
    """Round 1, which this colour begins, until the operations, and those turns of them."""
    first = ("red", "yellow", "blue", "green").index(colour)
    sequence = [(first + i) % 4 for i in range(4)]
    # The missile of blue finds yellow before its production, or waits for the next one.
    builds = dict(BUILDS)
    if sequence.index(2) < sequence.index(1):
        builds[1] = "accept"
    return "; ".join(
        [
            "turn tregua:red",
            *CLAIMS,
            f"turn super_produzione:{colour}",
            *(f"deal {card}" for seat in sequence for card in HANDS[seat]),
            *(f"{builds[seat]}; built" for seat in sequence),
            *turns,
        ]
    )


# Green begins and makes a truce with yellow; yellow makes one with red; blue strikes last.
TREATIES = war(
    "green", "truce green 1; ready; moved", RED_WAR, "truce yellow 0; ready; moved", BLUE_WAR
)


def test_F57_missiles_and_truces_of_both_makers_end_with_a_seat() -> None:
    before = after(TREATIES.removesuffix(LAST), seats=4)
    assert (before.truces(), before.pending) == ([(0, 1), (1, 3)], [0, 1, 0, 0])
    assert before.subs() == [("atlantico", 1, 1)]
    state = play(before.copy(), LAST)
    assert (state.truces(), state.pending, state.subs()) == ([], [0, 0, 0, 0], [])
    assert state.scores() == [14, 0, 13, 9]


def test_F57_a_hand_goes_to_the_bottom_in_the_order_of_the_list() -> None:
    before = after(TREATIES.removesuffix(LAST), seats=4)
    state = play(before.copy(), LAST)
    assert state.hand_sizes() == [3, 0, 2, 2]
    assert returned(state) == [*returned(before), "arma_segreta:black", "scudo_spaziale:red"]


def test_F57_what_concerns_others_stays() -> None:
    record = war("green", "truce green 0; ready; moved", RED_WAR, "ready; moved", BLUE_WAR)
    state = after(record.replace("launch blue 1", "launch blue 1; launch red 0"), seats=4)
    assert not state.is_alive(1)
    assert (state.truces(), state.pending) == ([(0, 3)], [1, 0, 0, 0])


def test_F57_a_seat_stays_in_the_sequence_of_the_round_but_has_no_turn() -> None:
    # Yellow would be last, and is out before.
    state = after(war("blue", BLUE_WAR, "ready; moved", RED_WAR).removesuffix("hits 1"), seats=4)
    assert (state.sequence, state.is_alive(1)) == ([2, 3, 0, 1], True)
    play(state, "hits 1")
    assert (state.is_alive(1), state.phase_name, state.round) == (False, "sequence", 2)


def test_F57_those_after_a_seat_that_is_out_go_on() -> None:
    state = after(war("red", RED_WAR, "ready; moved", BLUE_WAR), seats=4)
    assert (state.sequence, state.to_move) == ([0, 1, 2, 3], 3)
    assert legal_texts(state) == {"truce green 0", "truce green 2", "ready"}
    assert refused(state, "truce green 1").key == "futurisiko-seat-is-out"


def test_F17_the_colour_of_a_seat_that_is_out_is_turned_again() -> None:
    state = after(f"{TREATIES}; turn siluro_killer:yellow", seats=4)
    assert (state.phase_name, state.sequence) == ("sequence", [])
    play(state, "turn siluro_killer:blue")
    assert state.sequence == [2, 3, 0]
    assert returned(state)[-2:] == ["siluro_killer:yellow", "siluro_killer:blue"]


def test_F62_there_is_no_missile_at_a_seat_that_is_out() -> None:
    state = after(f"{TREATIES}; turn siluro_killer:green", seats=4)
    play(state, "keep; deal siluro_killer:red; keep; deal tregua:blue; keep; deal tregua:black")
    play(state, "deal arma_segreta:blue")
    launches = {text for text in legal_texts(state) if text.startswith("launch")}
    assert launches == {"launch green 0", "launch green 2"}

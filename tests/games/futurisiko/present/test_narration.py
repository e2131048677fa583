"""The story: what came of each move, as a seat follows it."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from ludoteca.core.errors import IllegalMove
from ludoteca.core.parts.narration import Narration
from ludoteca.core.records.record import Record
from ludoteca.core.text.mentions import mention, name_mentions
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoState
from ludoteca.games.futurisiko.present.sentences.names import name_seat
from ludoteca.games.futurisiko.present.sentences.narration import narrate
from ludoteca.games.futurisiko.present.sentences.prompt import recap
from tests.games.futurisiko.rules.test_combat import ARMED, GARRISON, INVASION, SOLDIERS
from tests.games.futurisiko.scenario import (
    DRAFT,
    HANDS,
    PRACTICE,
    actions_in,
    after,
    dealt,
    operations,
    play,
    recorded,
)

# A round that yellow begins, so that red's hand is served in the middle.
NEXT_ROUND = "turn tradimento:yellow"


def follow(state: FutuRisikoState, record: str, seat: int | None) -> list[Narration]:
    """Play on, and hear what a seat is told."""
    story = []
    for action in actions_in(record):
        before = state.view(seat)
        state.play(action)
        told = narrate(before, state.view(seat), state.view(seat).history[-1])
        words, more = (name_mentions(told_so, name_seat) for told_so in (told.words, told.more))
        story.append(replace(told, words=words, more=more))
    return story


def words(story: Iterable[Narration]) -> list[str]:
    return [told.words for told in story if told.words]


def test_F12_F17_a_turned_card_says_who_begins_or_that_nobody_plays_its_colour() -> None:
    story = follow(
        after(""), f"turn tregua:black; {DRAFT}; turn tregua:violet; turn tregua:blue", 0
    )
    assert words(story)[:2] == [
        "Tregua (black) is turned, but nobody plays that colour.",
        "Tradimento (red) is turned. Territories are claimed in this order: red, yellow and blue.",
    ]
    assert words(story)[-1] == "Tregua (blue) is turned. Round 1: blue, red and yellow."
    assert story[-1].more == "; Tregua (blue). Round 1: blue, red and yellow"
    assert [told.opens for told in story].count(True) == 4, "a round begins with it"


def test_whoever_reads_says_what_seats_are_called() -> None:
    state = after("")
    state.play("turn tradimento:red")
    before = state.view(0)
    state.play("claim peru")
    told = narrate(before, state.view(0), state.view(0).history[-1])
    assert told.more == f"; {mention(0)} Peru"
    assert name_mentions(told.more, ["Ada", "Bruno", "Clara"].__getitem__) == "; Ada Peru"


def test_F13_claims_share_a_line() -> None:
    first, second = follow(after("turn tradimento:red"), "claim alaska; claim russia", None)
    assert (first.words, first.topic) == ("claims Alaska.", second.topic)
    assert second.more == "; yellow Russia"


@pytest.mark.parametrize("seat", [None, 1])
def test_F70_cards_of_others_are_only_counted(seat: int | None) -> None:
    state = after(f"{DRAFT}; turn tradimento:red")
    story = follow(state, "; ".join(f"deal {card}" for card in HANDS[0]), seat)
    assert words(story) == ["draws 4 cards."]
    assert (story[-1].about, story[-1].more) == (0, "; red draws 4")


def test_F21_ones_own_cards_are_named() -> None:
    state = after(f"{DRAFT}; turn tradimento:red")
    story = follow(state, "; ".join(f"deal {card}" for card in HANDS[0]), 0)
    assert words(story) == [
        "draws Arma Segreta (red), Siluro Killer (red), Super Produzione (red) and Tregua (red)."
    ]


def next_cards(rules: str = "2") -> FutuRisikoState:
    """Round 2, before the hands are served: every seat holds four cards and may hold four."""
    return after(f"{dealt()}; {'built; ' * 3}{'ready; moved; ' * 3}{NEXT_ROUND}", rules)


def test_F20_discards_and_what_is_dealt_for_them_are_told_in_one() -> None:
    served = "discard arma_segreta:blue; discard siluro_killer:blue; keep; "
    served += "deal tregua:green; deal tregua:yellow"
    assert words(follow(next_cards("1"), served, 0)) == ["discards 2 cards and draws 2."]
    assert words(follow(next_cards("1"), served, 1)) == [
        "discards Arma Segreta (blue).",
        "discards Siluro Killer (blue).",
        "draws Tregua (green) and Tregua (yellow).",
    ]


def test_who_keeps_all_cards_is_not_told_of() -> None:
    assert words(follow(next_cards(), "keep; keep; keep", 1)) == []


def test_a_production_is_one_line() -> None:
    state = after(dealt())
    record = "boost red; build tank 2 peru; build sub 1 atlantico; built"
    boost, tank, sub, built = follow(state, record, 1)
    assert boost.words == "plays Super Produzione (red): 5 more points."
    assert tank.words == "builds 2 tanks in Peru."
    assert tank.more == "; builds 2 tanks in Peru"
    assert sub.more == ", 1 submarine in the Atlantic"
    assert built.more == "; leaves 10 points unused"
    assert boost.topic == tank.topic == sub.topic == built.topic


def test_what_is_built_in_one_place_piece_by_piece_is_told_as_one() -> None:
    record = "build tank 1 peru; build tank 1 peru; build sub 1 atlantico; build tank 2 peru"
    first, second, sub, later = follow(after(dealt()), record, 1)
    assert not first.total
    assert second.words == "builds 1 tank in Peru."
    assert second.total == "builds 2 tanks in Peru."
    assert second.more == "; builds 2 tanks in Peru"
    assert not sub.total
    assert sub.more == ", 1 submarine in the Atlantic"
    # Something else came between: it is no more of the same.
    assert not later.total


def test_F62_F63_missiles_and_shields_are_told() -> None:
    story = follow(after(f"{dealt()}; built"), "launch red 2; build tank 12 russia; built", 0)
    assert words(story) == [
        "launches Missili Balistici (red) at blue: −5 points next production.",
        "builds 12 tanks in Russia.",
    ]
    hit = after(f"{dealt()}; built; launch red 2; built")
    assert words(follow(hit.copy(), "accept", 0)) == [
        "loses 5 points to missiles from yellow: 7 left."
    ]
    shielded = follow(hit, "shield blue", 0)
    assert words(shielded) == ["stops a missile with Scudo Spaziale (blue); none is left."]


def test_F67_F68_treaties_are_told() -> None:
    state = after(f"{dealt()}; built; built; built")
    [truce] = words(follow(state, "truce red 2; ready", 1))
    assert truce == (
        "plays Tregua (red): red and blue cannot attack each other until red operates again."
    )
    play(state, "moved; ready; moved")
    assert words(follow(state, "betray blue 0", 1)) == [
        "plays Tradimento (blue): the truce with red is over."
    ]


def test_moves_share_a_line_and_name_whom_they_are_against() -> None:
    built = "build tank 4 peru; build sub 1 atlantico"
    state = after(operations(built), cards=False)
    march = (
        "move tank 2 peru argentina; move tank 1 peru brasile; move sub 1 atlantico mediterraneo"
    )
    first, second, third, moved = follow(state, f"{march}; moved", 2)
    assert first.words == "moves 2 tanks from Peru to Argentina against yellow."
    assert second.more == ", 1 tank from Peru to Brazil"
    assert third.more == ", 1 submarine from the Atlantic to the Mediterranean"
    assert moved == Narration()


def test_pieces_that_go_one_by_one_are_told_as_one() -> None:
    state = after(operations("build tank 4 peru; build sub 1 atlantico"), cards=False)
    march = ["tank 1 peru brasile", "tank 2 peru brasile", "tank 1 peru argentina"]
    _, both, other = follow(state, "; ".join(f"move {each}" for each in march), 2)
    assert both.total == "moves 3 tanks from Peru to Brazil."
    assert both.more == ", 3 tanks from Peru to Brazil"
    assert not other.total


def test_F37_a_ferry_names_its_sea() -> None:
    built = "build tank 4 brasile; build sub 1 atlantico_meridionale"
    state = after(operations(built), cards=False)
    story = follow(state, "ferry 3 brasile congo atlantico_meridionale", 2)
    assert words(story) == [
        "moves 3 tanks from Brazil over the South Atlantic to the Congo against yellow."
    ]


def test_F43_who_does_not_move_is_told_of() -> None:
    assert words(follow(after(operations(), cards=False), "moved", 1)) == ["does not move."]


# Fights.


def test_F45_a_fight_between_others_is_one_line() -> None:
    state = after(operations(SOLDIERS, GARRISON), cards=False)
    play(state, INVASION.removesuffix("; fight argentina"))
    record = "fight argentina; roll; hits 0; roll; hits 3; remove 1 2; roll; hits 1; remove 1 0"
    story = follow(state, f"{record}; roll; hits 4", 2)
    assert words(story) == ["takes Argentina (4 tanks and 2 planes → 3 tanks and 2 planes)."]
    assert story[-1].about == 0


def test_F53_an_attack_between_others_may_be_in_vain() -> None:
    state = after(operations("build tank 2 peru", GARRISON), cards=False)
    play(state, "move tank 2 peru argentina; moved")
    story = follow(state, "fight argentina; roll; hits 2", 2)
    assert words(story) == [
        "attacks Argentina in vain: yellow keeps 2 tanks, 2 planes and the flag."
    ]


def test_F54_tanks_alone_are_counted_before_and_after() -> None:
    state = after(operations("build tank 6 peru"), cards=False)
    play(state, "move tank 6 peru argentina; moved")
    story = follow(state, "fight argentina; roll; hits 2; roll; hits 1", 2)
    assert words(story) == ["takes Argentina (6 → 4 tanks)."]


def test_F46_who_fights_is_told_who_rolls_first_and_how_it_will_likely_end() -> None:
    state = after(operations(SOLDIERS, GARRISON), cards=False)
    play(state, INVASION.removesuffix("; fight argentina"))
    for seat in (0, 1):
        [fight] = words(follow(state.copy(), "fight argentina", seat))
        assert fight.startswith(
            "attacks Argentina: 4 tanks and 2 planes against 2 tanks, 2 planes and the flag, "
        )
        assert fight.endswith("% to win. yellow rolls first.")


def test_F3_capped_dice_are_told() -> None:
    record = ARMED.replace("tank 2 argentina", "tank 7 argentina", 1)
    record = record.replace("sub 2 atlantico_meridionale", "sub 1 atlantico_meridionale")
    [roll] = follow(after(record, dice_cap=10), "weapon blue", 0)
    assert roll.words == (
        "plays Arma Segreta (blue) and rolls 10 dice for 7 tanks, the flag (2), Arma Segreta (1)."
    )
    state = after(operations("build tank 12 peru"), cards=False, dice_cap=10)
    play(state, "move tank 12 peru argentina; moved; fight argentina; roll; hits 0")
    assert state.game.presenter.describe(state, state.game.read("roll")).startswith(
        "10 dice for 12 tanks, no more than 10 in all."
    )


def test_F47_who_fights_hears_every_roll_and_why_it_has_its_dice() -> None:
    for seat in (0, 1):
        story = follow(after(ARMED), "roll; hits 1; roll; hits 2; roll; hits 1", seat)
        assert words(story) == [
            "rolls 4 dice for 2 tanks, the flag (2).",
            "1 hit takes 1 tank; red has 1 tank left.",
            "rolls 3 dice for 1 tank, 2 submarines.",
            "2 hits take 2 tanks; yellow has the flag left.",
            "rolls 2 dice for the flag (2).",
            "1 hit takes 1 tank; yellow keeps Argentina with the flag.",
        ]
        roll, hits, answer, *_ = story
        assert hits.more == ": 1 hit takes 1 tank; red has 1 tank left"
        assert roll.topic == hits.topic != answer.topic
        assert hits.about == 1


def test_F49_cards_that_are_played_with_a_roll_are_told() -> None:
    weapon = follow(after(ARMED), "weapon blue; hits 0", 0)
    assert words(weapon) == [
        "plays Arma Segreta (blue) and rolls 7 dice for 2 tanks, the flag (2), Arma Segreta (3).",
        "no hit; red has 2 tanks left.",
    ]
    assert weapon[-1].more == ": no hit"
    torpedo = follow(after(ARMED), "torpedo blue pacifico_meridionale; hits 0", 0)
    assert torpedo[0].words.startswith(
        "sinks a submarine in the South Pacific with Siluro Killer (blue) and rolls 4 dice"
    )
    [others, _] = follow(after(ARMED), "torpedo blue pacifico_meridionale; hits 0", 2)
    assert (
        others.more == "; yellow sinks a submarine in the South Pacific with Siluro Killer (blue)"
    )
    [others, _] = follow(after(ARMED), "weapon blue; hits 0", None)
    assert others.more == "; yellow plays Arma Segreta (blue)"


def test_F50_what_is_chosen_for_removal_is_told_after_the_explosions() -> None:
    state = after(operations(SOLDIERS, GARRISON), cards=False)
    play(state, INVASION)
    _, hits, removal = follow(state, "roll; hits 3; remove 2 1", 1)
    assert (hits.words, hits.more) == ("3 hits.", ": 3 hits")
    assert removal.words == "takes 2 tanks and 1 plane; red has 2 tanks and 1 plane left."
    assert removal.more == "take 2 tanks and 1 plane; red has 2 tanks and 1 plane left"
    assert hits.topic == removal.topic


def test_F51_F54_the_flag_falls_and_the_conqueror_is_told() -> None:
    state = after(operations(SOLDIERS, "build tank 1 argentina"), cards=False)
    play(state, INVASION)
    _, fall = follow(state, "roll; hits 3", 0)
    assert fall.words == (
        "3 hits take 1 tank and the flag; red takes Argentina with 4 tanks and 2 planes."
    )


def test_F57_who_loses_the_last_territory_is_out() -> None:
    state = recorded(3)
    text = Record.of(state).actions
    last = max(n for n, action in enumerate(text) if action.startswith(("hits", "remove")))
    for number in range(last, 0, -1):
        earlier = recorded(3, number)
        gone = [seat for seat in range(earlier.options.seats) if not earlier.is_alive(seat)]
        if not gone:
            break
    [told] = follow(earlier, text[number], None)
    assert told.words.endswith("is out of the game.")


@pytest.mark.compiled
def test_every_move_of_whole_games_is_told_to_everybody() -> None:
    for number in (8, 40, 112):
        final = recorded(number)
        state = FUTURISIKO.start(final.options)
        for action in final.actions:
            seats = (None, 0)
            before = {seat: state.view(seat) for seat in seats}
            state.apply(action)
            for seat in seats:
                told = narrate(before[seat], state.view(seat), state.view(seat).history[-1])
                assert "None" not in told.words + told.more
                assert bool(told.words) or not told.more


# What is told again to one who has just seen the board.


def test_a_step_is_seen_once_and_then_told_in_brief() -> None:
    state = after(f"{PRACTICE}", cards=False)
    before = state.view(0)
    assert recap(after(DRAFT, cards=False).view(0), before) == [], "a new step"
    play(state, "build tank 5 peru")
    [question] = recap(before, state.view(0))
    assert question.startswith("red has 7 points left: a tank costs 1, a plane 2, a submarine 5")
    play(state, "build tank 6 peru")
    assert recap(before, state.view(0))[0].startswith("red has 1 point left: a tank costs 1.")
    play(state, "build tank 1 peru")
    assert recap(before, state.view(0)) == ["red has no points left. “built” ends the production."]
    draft = after("turn tradimento:red")
    assert recap(draft.view(0), draft.view(0)) == [], "claims are seen"


def test_F78_planned_fights_are_told_before_the_moves_are_over() -> None:
    state = after(operations(SOLDIERS, GARRISON), cards=False)
    before = state.view(0)
    play(state, "move tank 4 peru argentina; move plane 1 peru nuova_guinea")
    argentina, guinea, question = recap(before, state.view(0))
    assert argentina.startswith(
        "Argentina (yellow): 4 tanks against 2 tanks, 2 planes and the flag;"
        " yellow has more planes and rolls first. "
    )
    assert guinea.startswith("New Guinea (blue): 1 plane against the flag; red has more planes")
    assert guinea.endswith("% to win.")
    assert question.startswith("red moves")
    play(state, "moved")
    assert recap(before, state.view(0)) == ["red chooses the next fight."]


def test_F50_the_explosions_and_what_may_be_chosen_are_told() -> None:
    state = after(operations(SOLDIERS, GARRISON), cards=False)
    play(state, f"{INVASION}; roll; hits 3")
    fight, question = recap(state.view(1), state.view(1))
    assert fight.startswith("The fight for Argentina (yellow): ")
    assert "; red rolls next." in fight
    assert question == ("3 hits: yellow chooses what red loses of 4 tanks and 2 planes.")
    choices = [state.game.presenter.describe(state, move) for move in state.moves()]
    assert choices[0] == "Red loses 1 tank and 2 planes and keeps 3 tanks."


def test_F19_cards_are_chosen_without_the_board() -> None:
    state = next_cards()
    lines = recap(after("").view(1), state.view(1))
    assert len(lines) == 5
    assert lines[-1].startswith("yellow holds 4 of at most 4 cards")


# What may be taken back.


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("boost red", "F60"),
        ("launch red 1", "F60"),
        ("torpedo red atlantico", "F60"),
        ("built", "F44"),
        ("keep", "F44"),
        ("moved", "F44"),
        ("fight peru", "F44"),
        ("roll", "F44"),
        ("remove 1 0", "F44"),
    ],
)
def test_F44_what_was_shown_or_ended_a_step_stays(move: str, rule: str) -> None:
    state = after("")
    refusal = state.game.live_play.undo_barrier(state, state.game.read(move))
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == rule
    assert "taken back" in str(refusal)


@pytest.mark.parametrize(
    "move",
    ["build tank 1 peru", "move tank 1 peru brasile", "discard tregua:red", "ready", "accept"],
)
def test_F44_within_a_step_moves_can_be_taken_back(move: str) -> None:
    state = after("")
    assert state.game.live_play.undo_barrier(state, state.game.read(move)) is None

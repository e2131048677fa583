"""Scoring: R45 to R54."""

from ludoteca.games.feurio import Colour
from tests.games.feurio.scenario import (
    EXAMPLE_START,
    EXAMPLE_TURNS,
    after,
    free_edges,
    play,
    strip,
)

# Yellow on the 6, later on the 3 before it is locked, and on the 4 behind it.
LOCKED_THREE = "; ".join(
    (
        EXAMPLE_START,
        *EXAMPLE_TURNS,
        "draw 2; lay 2,-2; pass; draw 5; lay -1,1; pass",
        "draw 4; lay 0,-2; men 0,-1 1 yellow",
        "draw 1; lay -1,-1; pass; draw 3; lay 1,-3; pass; draw 4; lay 2,-3; pass",
        "draw 2; lay -2,1; men 0,-2 1 yellow",
    )
)


def test_R45_a_region_is_joined_edge_to_edge() -> None:
    # -16,0 and -14,-1 lie in different rows of the strip; -15,0 touches both.
    state = play(strip(4), "men -16,0 1 green; pass; pass; pass; men -14,-1 1 green; pass; pass")
    assert [r.cells for r in state.regions(Colour.GREEN)] == [((-16, 0),), ((-14, -1),)]
    play(state, "pass; men -15,0 1 green")
    assert [r.cells for r in state.regions(Colour.GREEN)] == [((-16, 0), (-15, 0), (-14, -1))]


def test_R45_other_colours_do_not_join_a_region() -> None:
    state = play(strip(4), "men -16,0 1 green; men -15,0 1 blue; pass; pass; men -14,0 1 green")
    assert len(state.regions(Colour.GREEN)) == 2


def test_R46_a_tile_counts_once_however_many_men_stand_there() -> None:
    state = play(strip(4), "men -16,-1 3 green; pass; pass; pass; men -16,0 1 green")
    (region,) = state.regions(Colour.GREEN)
    assert (region.sum, region.divisor, region.points) == (12, 6, 2)


def test_R46_a_tile_counts_for_every_colour_on_it() -> None:
    state = play(strip(4), "men -16,-1 1 green; men -16,-1 1 blue; men -16,-1 1 yellow")
    assert state.scores() == [0, 1, 1, 1]


def test_R47_the_sum_is_divided_by_the_smallest_number() -> None:
    # A row of 6, 5, 5, 5 and 4 makes 25, divided by the 4: 6.25.
    state = strip(4)
    for cell in ("-14,0", "-13,0", "-12,0", "-11,0", "-10,0"):
        play(state, f"men {cell} 1 green; pass; pass; pass")
    (region,) = state.regions(Colour.GREEN)
    assert (region.sum, region.divisor, region.points) == (6 + 5 + 5 + 5 + 4, 4, 7)


def test_R47_a_locked_tile_is_not_the_divisor_but_counts_in_the_sum() -> None:
    state = after(LOCKED_THREE)
    assert [free_edges(state, *cell) for cell in ((1, -1), (0, -1), (0, -2))] == [0, 0, 2]
    (region,) = state.regions(Colour.YELLOW)
    assert set(region.cells) == {(1, -1), (0, -1), (0, -2)}
    assert (region.sum, region.divisor) == (6 + 3 + 4, 4)
    assert region.points == 4  # 13 / 4, not 13 / 3


def test_R48_a_region_without_a_free_edge_is_worth_nothing() -> None:
    state = after("; ".join((EXAMPLE_START, *EXAMPLE_TURNS, "draw 2; lay 2,-2; pass")))
    assert free_edges(state, 1, -1) == 0
    (region,) = state.regions(Colour.YELLOW)
    assert (region.sum, region.divisor, region.points) == (6, None, 0)


def test_R49_each_region_is_rounded_up_by_itself() -> None:
    # 6 + 5 by 5 is 2.2, and 4 + 3 by 3 is 2.33: 3 + 3, not 4.53 rounded to 5.
    state = strip(4)
    for cell in ("-14,0", "-13,0", "-8,0", "-7,0"):
        play(state, f"men {cell} 1 green; pass; pass; pass")
    assert [region.points for region in state.regions(Colour.GREEN)] == [3, 3]
    assert state.scores() == [0, 6, 0, 0]


def test_R49_a_division_that_comes_out_even_is_not_rounded() -> None:
    state = play(strip(4), "men -14,0 1 green; pass; pass; pass; men -14,-1 1 green")
    assert state.scores() == [0, 2, 0, 0]


def test_R50_all_regions_of_a_player_are_added() -> None:
    state = strip(4)
    for cell in ("-16,0", "-14,0", "-12,0", "1,0"):
        play(state, f"men {cell} 1 green; pass; pass; pass")
    assert len(state.regions(Colour.GREEN)) == 4
    assert state.scores() == [0, 4, 0, 0]


def test_R51_the_highest_total_wins_even_against_a_better_region() -> None:
    # Green has one region of 2 points, Blue three of 1 point.
    state = play(strip(4), "men -16,0 1 green; men -14,0 1 blue; pass; pass")
    play(state, "men -16,-1 1 green; men -12,0 1 blue; pass; pass")
    play(state, "pass; men -10,0 1 blue; pass; pass; pass; pass")
    assert state.scores() == [0, 2, 3, 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.ranking == ((2,), (1,), (0, 3))


def test_R52_a_tie_goes_to_the_most_valuable_region() -> None:
    # Green has one region of 12 / 6, Blue two regions of 1 point.
    state = play(strip(4), "men -16,0 1 green; men -14,0 1 blue; pass; pass")
    play(state, "men -16,-1 1 green; men -12,0 1 blue; pass; pass; pass; pass")
    assert state.scores() == [0, 2, 2, 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (2,), (0, 3))


def test_R52_the_seat_does_not_matter_for_a_tie() -> None:
    # Now Green has the two regions and Blue the one.
    state = play(strip(4), "men -14,0 1 green; men -16,0 1 blue; pass; pass")
    play(state, "men -12,0 1 green; men -16,-1 1 blue; pass; pass; pass; pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)


def test_R53_players_still_tied_share_the_victory() -> None:
    # Green has two 6s, Yellow two 4s: one region of 2 points each; Blue two of 1 point.
    state = play(strip(4), "men -16,0 1 green; men -14,0 1 blue; men -8,0 1 yellow; pass")
    play(state, "men -16,-1 1 green; men -12,0 1 blue; men -8,-1 1 yellow; pass; pass; pass; pass")
    assert state.scores() == [0, 2, 2, 2]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 3)
    assert outcome.ranking == ((1, 3), (2,), (0,))


def test_R53_if_nobody_places_all_share_the_victory() -> None:
    outcome = play(strip(4), "pass; pass; pass; pass").outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1, 2, 3)


def test_R54_unplaced_men_have_no_effect() -> None:
    # Green places three men and Blue one on equal tiles: 1 point each, and nothing for the rest.
    state = play(strip(4), "men -16,-1 3 green; men -14,0 1 blue; pass; pass; pass; pass")
    assert (sum(state.supply(1).values()), sum(state.supply(2).values())) == (9, 11)
    assert state.scores() == [0, 1, 1, 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 2)

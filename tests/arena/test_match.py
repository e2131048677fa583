"""Who meets whom: line-ups are balanced, and all meet the same luck."""

from collections import Counter
from dataclasses import replace

import pytest

from ludoteca.arena import Match
from ludoteca.core.errors import Malformed
from tests.arena.table import a_match

FOUR = ("greedy", "random", "random", "random")


def seatings(match: Match, deals: int) -> Counter[tuple[str, int]]:
    """How often each bot sits in each seat."""
    return Counter(
        (bot, seat)
        for deal in range(deals)
        for line_up in match.line_ups(deal)
        for seat, bot in enumerate(line_up)
    )


def test_as_many_bots_as_seats_sit_as_they_are_named() -> None:
    assert a_match(*FOUR, seats=4).line_ups(7) == [FOUR]


def test_with_rotation_a_deal_is_played_with_every_bot_in_every_seat() -> None:
    match = a_match(*FOUR, seats=4, rotates=True)
    assert len(match.line_ups(0)) == 4
    found = seatings(match, 1)
    assert all(found["greedy", seat] == 1 for seat in range(4))
    assert all(found["random", seat] == 3 for seat in range(4))


def test_rotations_that_look_alike_are_played_once() -> None:
    match = a_match("greedy", "random", "greedy", "random", seats=4, rotates=True)
    assert len(match.line_ups(0)) == 2


def test_two_bots_at_four_seats_play_two_against_two_around_the_table() -> None:
    match = a_match("greedy", "random", seats=4)
    seen = {line_up for deal in range(2) for line_up in match.line_ups(deal)}
    assert len(seen) == 6
    assert all(line_up.count("greedy") == 2 for line_up in seen)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
@pytest.mark.parametrize("pairs", [False, True])
def test_every_line_up_is_balanced(
    monkeypatch: pytest.MonkeyPatch, seats: int, bots: int, pairs: bool
) -> None:
    monkeypatch.setattr(Match, "__post_init__", lambda _: None)
    names = [f"bot{n}" for n in range(bots)]
    match = replace(a_match(*names, seats=seats, rotates=True), is_round_robin=pairs)
    for deal in range(3):
        found = Counter(
            (bot, seat) for line_up in match.line_ups(deal) for seat, bot in enumerate(line_up)
        )
        assert len(found) == bots * seats
        assert len(set(found.values())) == 1
        if pairs:
            assert all(len(set(line_up)) == 2 for line_up in match.line_ups(deal))


def test_in_a_common_task_every_bot_plays_with_its_own_kind() -> None:
    match = a_match("greedy", "random", seats=3, goal="coop")
    assert match.line_ups(0) == [("greedy",) * 3, ("random",) * 3]


def test_all_games_on_a_deal_have_the_same_dealer_and_bots_of_their_own() -> None:
    match = a_match("greedy", "random", seats=2, rotates=True)
    games = [game for deal in range(3) for game in match.games(deal)]
    assert len({game.id for game in games}) == 6
    assert len({game.dealer_seed for game in games}) == 3
    assert len({seed for game in games for seed in game.bot_seeds}) == 12
    other = replace(match, seed=2).games(0)[0]
    assert other.dealer_seed != games[0].dealer_seed
    assert other.bot_seeds != games[0].bot_seeds


def test_a_deal_is_never_left_half_played() -> None:
    match = a_match("greedy", "random", seats=4)
    sizes = [len(match.line_ups(deal)) for deal in range(4)]
    assert sizes == [4, 2, 4, 2]
    assert [match.deals_for(games) for games in (1, 4, 5, 6, 7)] == [1, 1, 2, 2, 3]


def test_unknown_bots_and_a_round_robin_of_one_are_refused() -> None:
    with pytest.raises(Malformed, match="no bot called “deep blue”"):
        a_match("greedy", "deep blue")
    with pytest.raises(Malformed, match="at least two different bots"):
        replace(a_match("greedy", "greedy", seats=2), is_round_robin=True)

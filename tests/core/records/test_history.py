"""Histories: what copies of a game share, and what they do not."""

import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
import pytest

from ludoteca.core.game import AnyState
from ludoteca.core.records import history
from ludoteca.core.records.history import History
from ludoteca.core.records.replay import Positions
from ludoteca.core.registry import find_game
from ludoteca.core.turn import OVER


def test_a_copy_goes_on_independently() -> None:
    first = History([1, 2])
    second = first.copy()
    first.append(3)
    second.append(4)
    assert (list(first), list(second)) == ([1, 2, 3], [1, 2, 4])


def test_whoever_goes_on_as_another_did_shares_his_log() -> None:
    first = History([1, 2])
    second = first.copy()
    first.append(3)
    second.append(3)
    assert first._log is second._log


def test_random_copies_are_what_lists_would_be() -> None:
    rng = np.random.default_rng(1)
    pairs: list[tuple[History[int], list[int]]] = [(History(), [])]
    for _ in range(3_000):
        shared, plain = pairs[rng.integers(len(pairs))]
        match rng.integers(8):
            case 0:
                pairs.append((shared.copy(), plain.copy()))
            case 1:
                length = int(rng.integers(len(plain) + 1))
                pairs.append((shared.prefix(length), plain[:length]))
            case 2:
                more = rng.integers(3, size=4).tolist()
                pairs.append((shared.branch(more), plain + more))
            case _:
                item = int(rng.integers(3))
                shared.append(item)
                plain.append(item)
    for shared, plain in pairs:
        assert shared == plain
        assert list(reversed(shared)) == plain[::-1]
        assert [shared[n] for n in range(-len(plain), len(plain))] == plain * 2
        assert shared[3:-2] == plain[3:-2]
        assert shared[::-2] == plain[::-2]
    for (one, plain), (other, same) in pairwise(pairs):
        assert (one == other) == (plain == same)


def test_a_history_may_be_told_when_somebody_reads_it() -> None:
    told: list[str] = []

    def tell() -> History[int]:
        told.append("all")
        return History([1, 2])

    later = History.later(2, "a start", tell)
    assert (len(later), later.start, told) == (2, "a start", [])
    later.append(3)
    assert list(later.copy()) == [1, 2, 3]
    assert told == ["all"]
    assert pickle.loads(pickle.dumps(History.later(2, None, tell))) == [1, 2]
    assert not hasattr(later, "end")


def test_histories_are_compared_with_sequences_and_with_nothing_else() -> None:
    assert History([1]) == (1,)
    assert History([1]) != [2]
    assert History([1]) != "1"
    assert repr(History([1])) == "History([1])"


def test_there_is_nothing_beyond_the_end() -> None:
    shared = History([1, 2, 3])
    before = shared.prefix(1)
    for index in (1, -2):
        with pytest.raises(IndexError):
            before[index]


def test_threads_that_go_on_at_once_do_not_disturb_each_other() -> None:
    start = History([0])
    switch = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:

        def go_on(thread: int) -> list[int]:
            mine = start.copy()
            for number in range(500):
                mine.append(number if number % 50 else thread)
            return list(mine)

        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(go_on, range(8)))
    finally:
        sys.setswitchinterval(switch)
    for thread, mine in enumerate(found):
        assert mine == [0] + [number if number % 50 else thread for number in range(500)]
    assert list(start) == [0]


def test_in_another_process_a_history_says_the_same_and_nothing_more() -> None:
    shared = History([1, 2, 3])
    again = pickle.loads(pickle.dumps(shared.prefix(2)))
    assert again == [1, 2]
    assert b"\x03" not in again.__reduce__()[1][0]


def test_a_companion_reaches_as_far_as_the_history_it_was_made_from() -> None:
    main: History[int] = History(range(10))
    doubles: History[int] = History([2 * item for item in main])
    main.keep("double", doubles)
    other = main.prefix(4)
    other.append(-1)
    assert main.companion("double") == History(range(0, 20, 2))
    assert other.companion("double") == History([0, 2, 4, 6])
    assert main.companion("else") is None


def test_snapshots_are_thinned_out() -> None:
    shared = History[int]()
    for number in range(history.SNAPSHOT_EVERY * (2 * history.MOST_SNAPSHOTS + 9)):
        shared.append(number)
        if shared.wants_snapshot:
            shared.keep_snapshot(len(shared))
    assert len(shared._log.snapshots) <= history.MOST_SNAPSHOTS
    for length in (300, len(shared) // 2, len(shared)):
        found = shared.find_snapshot(length)
        assert found is not None
        known, snapshot = found
        assert length - 4 * history.SNAPSHOT_EVERY < known <= length
        assert snapshot == known


def test_a_snapshot_that_nobody_took_is_passed_over() -> None:
    shared: History[int] = History(range(history.SNAPSHOT_EVERY))
    assert shared.find_snapshot(len(shared)) is None
    shared.keep_snapshot("early")
    shared.extend(range(3 * history.SNAPSHOT_EVERY))
    assert shared.find_snapshot(len(shared)) == (history.SNAPSHOT_EVERY, "early")
    assert shared.find_snapshot(history.SNAPSHOT_EVERY - 1) is None


def play(name: str, actions: int, **options: object) -> AnyState:
    """A game at random of so many actions."""
    game = find_game(name)
    rng = np.random.default_rng(1)
    state = game.start(game.options(options))
    while state.to_move != OVER and len(state.actions) < actions:
        legal = state.legal()
        state.apply(legal[rng.integers(len(legal))])
    return state


def test_every_position_of_a_game_can_be_had_again() -> None:
    state = play("futurisiko", 300, seats=3)
    positions = Positions(state)
    assert len(positions) == len(state.actions) + 1
    for number, position in enumerate(positions):
        if number % 37 == 0:
            again = positions[number]
            assert again == position
            assert again.actions == position.actions
            assert vars(again)["passages"] == vars(position)["passages"]
            assert vars(again)["battle_log"] == vars(position)["battle_log"]
    assert positions[-1] == state
    assert [len(position.actions) for position in positions[2:9:3]] == [2, 5, 8]


def test_what_was_reached_again_shares_its_past() -> None:
    state = play("futurisiko", 200, seats=3)
    again = Positions(state)[150]
    again.apply(state.actions[150])
    assert again.actions._log is state.actions._log


@pytest.mark.parametrize("options", [{"seats": 2, "firebreak": True}, {"seats": 4}])
def test_a_view_reads_only_what_is_new(
    options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = play("feurio", 60, **options)
    state.view(0)
    read: list[int] = []
    original = History.read

    def count(self: History[int], start: int, stop: int) -> list[int]:
        read.append(stop - start)
        return original(self, start, stop)

    monkeypatch.setattr(History, "read", count)
    after = state.copy()
    after.apply(after.legal()[0])
    after.view(0)
    assert sum(read) <= 3

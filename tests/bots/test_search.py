"""The search: legal, repeatable, honest, within its limits, and right where that can be counted."""

import threading
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from ludoteca.bots import precompile, search_bot
from ludoteca.bots.bot import Decision, Limit
from ludoteca.bots.level_bot import LevelBot
from ludoteca.bots.levels import LEVELS
from ludoteca.bots.mcts import kernels
from ludoteca.bots.mcts.search import Search, Watch
from ludoteca.bots.precompile import precompile_search
from ludoteca.bots.registry import find_bot
from ludoteca.bots.search_bot import SearchBot, tighter
from ludoteca.core.chance import Dealer, stream
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyState, AnyView
from ludoteca.core.options import Options
from ludoteca.core.registry import find_game
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, Feurio
from ludoteca.games.feurio.ai.search import SEARCH
from tests.effort import COMPILED, times

TABLES = list(FEURIO.option_sets())[:: 1 if COMPILED else 6]
Values = npt.NDArray[np.float64]
FEW = times(40, 2)


def play_on(state: AnyState, seed: int, decisions: int | None = None) -> AnyState:
    """Play at random, so many decisions or to the end; then up to the next decision."""
    rng = np.random.default_rng(seed)
    while state.to_move != OVER:
        if state.to_move != CHANCE:
            if decisions == 0:
                break
            decisions = None if decisions is None else decisions - 1
        state.apply(int(rng.choice(state.legal())))
    return state


def a_game(decisions: int, deal: int = 1, **options: object) -> AnyState:
    return play_on(find_game("feurio").start(FEURIO.options(options)), deal, decisions)


def ask(bot: SearchBot, state: AnyState, limit: Limit | None = None) -> Decision:
    return bot.choose(state.view(state.to_move), limit or Limit())


def searching(simulations: int, seed: int = 1, threads: int = 1) -> SearchBot:
    return SearchBot(seed, Limit(simulations=simulations), threads)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_move_is_legal_at_every_table(options: Options) -> None:
    bots = [searching(FEW, seat) for seat in range(options.seats)]
    state = find_game("feurio").start(options)
    dealer = Dealer("legal")
    for _ in range(times(60, 12)):
        if state.to_move == OVER:
            break
        if state.to_move == CHANCE:
            state.apply(dealer.choose(state.legal(), state.chances()))
            continue
        decision = ask(bots[state.to_move], state)
        assert decision.move in state.moves()
        assert set(decision.shares) <= {str(move) for move in state.moves()}
        assert sum(decision.shares.values()) == pytest.approx(1)
        if decision.value is not None:
            assert decision.line[0] == str(decision.move)
            assert decision.value == decision.values[str(decision.move)]
            assert decision.value == decision.chances[state.to_move]
            assert set(decision.values) <= set(decision.shares)
            assert len(decision.chances) == options.seats
            assert all(0 <= chance <= 1 for chance in decision.chances)
            if FEURIO.options(options.as_json()).is_cooperative:
                assert len(set(decision.chances)) == 1
            else:
                assert sum(decision.chances) == pytest.approx(1)
        state.apply(state.action_of(decision.move))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_line_it_expects_goes_on_through_chance_and_other_seats(seats: int) -> None:
    state = a_game(30, seats=seats)
    decision = ask(searching((100 if COMPILED else 25) * FEW), state)
    movers = []
    for text in decision.line:
        movers.append(state.to_move)
        state.play(text)
    if COMPILED:
        assert CHANCE in movers
        assert len(set(movers)) > 2


@pytest.mark.parametrize("firebreak", [False, True])
def test_the_same_seed_decides_the_same_again(firebreak: bool) -> None:
    state = a_game(44, seats=4, firebreak=firebreak)
    assert ask(searching(5 * FEW), state) == ask(searching(5 * FEW), state)


def test_another_seed_thinks_another_way() -> None:
    state = a_game(44, seats=4)
    assert ask(searching(5 * FEW), state).shares != ask(searching(5 * FEW, 2), state).shares


def test_threads_share_the_simulations_and_decide_the_same_again() -> None:
    state = a_game(44, seats=4)
    first = ask(searching(5 * FEW, threads=3), state)
    assert first == ask(searching(5 * FEW, threads=3), state)
    search = Search(state.game, 1, threads=3)
    assert search.think(state.view(state.to_move), Limit(simulations=10)) == 10
    assert sum(choice.visits for choice in search.choices()) == 10


def test_a_limit_of_simulations_is_kept() -> None:
    state = a_game(44, seats=4)
    for simulations in (1, 2, FEW):
        search = Search(state.game, 1)
        view = state.view(state.to_move)
        assert search.think(view, Limit(simulations=simulations)) == simulations
        assert sum(choice.visits for choice in search.choices()) == simulations


def test_of_two_limits_the_tighter_binds() -> None:
    assert tighter(Limit(1.0), Limit(None, 10)) == Limit(1.0, 10)
    assert tighter(Limit(1.0, 10), Limit(2.0, 5)) == Limit(1.0, 5)
    assert tighter(Limit(), Limit()) == Limit()
    state = a_game(44, seats=4)
    wide, narrow = searching(1000 * FEW), searching(FEW)
    assert ask(wide, state, Limit(simulations=FEW)) == ask(narrow, state)


@pytest.mark.parametrize(
    ("bots", "tables", "seconds"),
    [(Limit(), Limit(), 1.0), (Limit(), Limit(3.0), 3.0), (Limit(2.0), Limit(3.0), 2.0)],
)
def test_it_thinks_as_long_as_it_may_and_a_second_if_nobody_says(
    bots: Limit, tables: Limit, seconds: float
) -> None:
    state, asked = a_game(7, seats=2), []

    class Idle(Search):
        """Hears how long it may think, and does not think long."""

        def think(self, view: AnyView, limit: Limit, watch: Watch | None = None) -> int:
            asked.append(limit)
            return super().think(view, Limit(simulations=1), watch)

    bot = SearchBot(1, bots)
    bot._search = Idle(state.game, 1)
    bot.choose(state.view(state.to_move), tables)
    assert asked == [Limit(seconds)]


@pytest.mark.compiled
def test_it_stops_when_it_is_told_to() -> None:
    state = a_game(44, seats=4)
    bot = SearchBot(1)
    stop = threading.Event()
    timer = threading.Timer(0.2, stop.set)
    timer.start()
    assert ask(bot, state, Limit(seconds=1000, stop=stop)).move in state.moves()
    timer.join()


@pytest.mark.compiled
def test_what_no_time_can_change_any_more_is_settled() -> None:
    state = a_game(7, seats=2)
    search = Search(find_game("feurio"), seed=1)
    search.think(state.view(state.to_move), Limit(simulations=50 * FEW))
    first, second, *_ = search.choices()
    assert first.visits > second.visits
    assert search.is_settled(0)
    assert not search.is_settled(1e9)


@pytest.mark.compiled
def test_by_the_clock_it_thinks_no_longer_than_its_choice_is_open() -> None:
    state = a_game(7, seats=2)
    view, asked = state.view(state.to_move), []

    class Settled(Search):
        """Of whatever was thought about, it says that it is settled."""

        def is_settled(self, seconds: float) -> bool:
            asked.append(seconds)
            return True

    for limit, count in ((Limit(seconds=100), 1), (Limit(simulations=20 * FEW), 0)):
        bot = SearchBot(1, limit)
        bot._search = Settled(find_game("feurio"), 1)
        asked.clear()
        assert bot.choose(view, Limit()).simulations
        assert len(asked) == count


def test_who_may_overlook_the_best_thinks_about_the_others_to_the_end() -> None:
    assert SearchBot().wants_only_the_best
    masters = [level.number for level in LEVELS if LevelBot(level).wants_only_the_best]
    assert masters == [6]


@pytest.mark.compiled
@pytest.mark.parametrize("threads", [1, 2])
def test_the_curious_hear_how_it_goes(monkeypatch: pytest.MonkeyPatch, threads: int) -> None:
    monkeypatch.setattr(search_bot, "TELLING", 0.0)
    state = a_game(7, seats=2)
    stop, heard = threading.Event(), []

    def tell(decision: Decision) -> None:
        heard.append(decision)
        if len(heard) == 3:
            stop.set()

    limit = Limit(seconds=1000, stop=stop, tell=tell)
    decision = SearchBot(1, threads=threads).choose(state.view(state.to_move), limit)
    counts = [so_far.simulations or 0 for so_far in heard]
    assert counts == sorted(set(counts))
    assert (decision.simulations or 0) >= counts[-1]
    assert all(so_far.move in state.moves() for so_far in heard)


@pytest.mark.parametrize(("room", "fits"), [(5, True), (4, False)])
def test_a_node_grows_no_further_than_its_memory(room: int, fits: bool) -> None:
    nodes = np.zeros(20, kernels.NODE)
    head = np.zeros(1, kernels.HEAD)[0]
    for index in range(4):
        kernels.add_node(nodes, index, index, 0.25)
    nodes[kernels.ROOT].first, nodes[kernels.ROOT].count, head.used = 1, 3, 4
    actions, priors = np.array([8, 9]), np.full(2, 0.5, np.float32)
    # What lies behind the room belongs to somebody else.
    memory = np.zeros(8, np.bool_)
    assert (
        kernels.append_children(nodes, head, kernels.ROOT, actions, priors, memory[:room]) == fits
    )
    assert nodes[kernels.ROOT].count == (5 if fits else 3)
    assert memory[:room].sum() == (2 if fits else 0)
    assert not memory[room:].any()


def test_a_forced_move_needs_no_thought() -> None:
    state = a_game(0, seats=1)
    while len(state.legal()) > 1:
        state = play_on(state, 1, 1)
    assert ask(searching(1), state) == Decision(
        state.moves()[0], shares={str(state.moves()[0]): 1.0}
    )


def test_what_was_thought_is_kept_for_the_next_move() -> None:
    state = a_game(50, seats=1)
    search = Search(state.game, 1)
    search.think(state.view(0), Limit(simulations=30 * FEW))
    before = search.choices()[0]
    state.apply(before.action)
    play_on(state, 1, 0)
    search.think(state.view(0), Limit(simulations=1))
    kept = sum(choice.visits for choice in search.choices())
    assert 1 < kept <= before.visits + 1
    assert {choice.action for choice in search.choices()} == set(state.legal())


def test_nothing_is_kept_from_another_game() -> None:
    search = Search(find_game("feurio"), 1)
    for seed in (1, 2):
        state = a_game(44, seed, seats=4)
        search.think(state.view(state.to_move), Limit(simulations=FEW))
        assert sum(choice.visits for choice in search.choices()) == FEW


def test_it_thinks_on_when_it_is_asked_twice() -> None:
    state = a_game(44, seats=4)
    search = Search(state.game, 1)
    for count in (1, 2):
        search.think(state.view(state.to_move), Limit(simulations=FEW))
        assert sum(choice.visits for choice in search.choices()) == count * FEW


def test_a_hidden_draw_ends_what_can_be_kept() -> None:
    state = a_game(6, seats=2, firebreak=True)
    bot = searching(FEW)
    seat = state.to_move
    for _ in range(6):
        if state.to_move == seat:
            assert ask(bot, state).move in state.moves()
        play_on(state, 3, 1)


def test_facts_that_a_seat_cannot_know_change_nothing() -> None:
    """R90: the number under another's firebreak, and the tiles left in the bag because of it."""
    state = a_game(0, seats=2, firebreak=True)
    state.play(next(text for text in map(str, state.moves()) if text.startswith("break")))
    play_on(state, 1, 0)
    seat = state.to_move
    view = state.view(seat)
    rng = np.random.default_rng(1)
    others = [view.sample_state(rng) for _ in range(8)]
    hidden = {other.key() for other in others}
    assert len(hidden) > 2, "what lies under the firebreak was swapped"
    decisions = [searching(4 * FEW).choose(other.view(seat), Limit()) for other in others]
    assert all(decision == decisions[0] for decision in decisions)


def near_the_end(deal: int, last: int, **options: object) -> AnyState:
    """A random game before one of its last real decisions, counted from its end."""
    rng = np.random.default_rng(deal)
    state = find_game("feurio").start(FEURIO.options(options))
    decisions = []
    while state.to_move != OVER:
        if state.to_move != CHANCE and len(state.legal()) > 1:
            decisions.append(state.copy())
        state.apply(int(rng.choice(state.legal())))
    return decisions[-last]


def look_at_everything(state: AnyState) -> Values:
    """By seat, value and chance to win if all play their best: every line to its end."""
    if state.to_move == OVER:
        found = np.zeros((2, 4), np.float32)
        SEARCH.rollout(storage_of(state)[0], stream(1), *found)
        return found.astype(np.float64)
    after = [look_at_everything(later) for later in continuations(state)]
    if state.to_move == CHANCE:
        return np.average(after, axis=0, weights=state.chances())
    return max(after, key=lambda found: float(found[0, state.to_move]))


def continuations(state: AnyState) -> Iterator[AnyState]:
    for action in state.legal():
        later = state.copy()
        later.apply(action)
        yield later


@pytest.mark.compiled
@pytest.mark.parametrize(("deal", "last", "seats"), [(3, 3, 2), (11, 5, 2), (8, 3, 1), (10, 4, 1)])
def test_near_the_end_it_finds_what_looking_at_everything_finds(
    deal: int, last: int, seats: int
) -> None:
    state = near_the_end(deal, last, seats=seats)
    seat = state.to_move
    exact = {
        action: look_at_everything(later)[:, seat]
        for action, later in zip(state.legal(), continuations(state), strict=True)
    }
    decision = ask(searching(20_000), state)
    value, chance = exact[state.action_of(decision.move)]
    assert value == pytest.approx(max(value for value, _ in exact.values()), abs=0.003)
    assert decision.value == pytest.approx(chance, abs=0.03)


def test_the_last_placement_that_wins_is_found() -> None:
    state = near_the_end(10, 1, seats=2)
    outcomes = {}
    for text in map(str, state.moves()):
        later = state.copy()
        later.play(text)
        while later.to_move != OVER:
            later.play("pass")
        outcome = later.outcome()
        assert outcome is not None
        outcomes[text] = state.to_move in outcome.winners
    assert len(set(outcomes.values())) == 2, "some moves win and some lose"
    assert outcomes[str(ask(searching(times(200, 30)), state).move)]


def test_games_without_kernels_are_searched_in_plain_python(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Feurio, "search", None)
    state = a_game(44, seats=4)
    decision = ask(searching(3), state)
    assert decision.move in state.moves()
    assert decision.simulations == 3
    quick = find_bot("quick", 1).choose(state.view(state.to_move), Limit())
    assert quick.move in state.moves()
    assert list(precompile_search(find_game("feurio"))) == []


def test_the_search_is_compiled_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[str] = []
    monkeypatch.setattr(precompile, "is_compiled", lambda name, *_, **__: name in marked)
    monkeypatch.setattr(precompile, "mark_compiled", lambda name, _: marked.append(name))
    for expected in (["compiling-search"], []):
        assert list(precompile_search(find_game("feurio"))) == expected
    assert marked == ["ludoteca.games.feurio.ai.search"]


def test_limits_are_read_from_the_name() -> None:
    found = [find_bot(spec) for spec in ("search", "search:1000", "search:0.5s")]
    limits = [bot.limit for bot in found if isinstance(bot, SearchBot)]
    assert limits == [Limit(), Limit(simulations=1000), Limit(seconds=0.5)]
    for argument in ("0", "fast", "0s", "-1", "1e9", "5 s"):
        with pytest.raises(Malformed, match="no limit"):
            find_bot(f"search:{argument}")

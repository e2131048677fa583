"""The pace of bots: when they answer tells nothing about the cards that they hold."""

import asyncio
from collections.abc import Iterator
from itertools import count, islice
from unittest.mock import AsyncMock, Mock

import pytest

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.bots.greedy_bot import GreedyBot
from ludoteca.bots.level_bot import LevelBot
from ludoteca.bots.levels import LEVELS
from ludoteca.core.game import AnyState, AnyView
from ludoteca.server.bots import bot_runner
from ludoteca.server.bots.bot_runner import BotRunner
from ludoteca.server.bots.pace import BEAT, Pace, keep_back
from ludoteca.server.live.channel import TableChannel
from ludoteca.table import SeatPlan, Setup, Table, TableSession, read_entry
from tests.effort import times
from tests.patience import PATIENCE
from tests.server.live.test_secrets import row_of
from tests.server.support.twins import journal, twins

HIDDEN = {"seats": 3, "cards": True, "round_limit": 4}


class Clock:
    """Time goes on when somebody thinks or sleeps, and then only."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def ticks(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds
        await asyncio.sleep(0)


def pairs() -> Iterator[tuple[AnyState, AnyState]]:
    """Games that nobody else can tell apart; in one, whoever is to move has more to choose."""
    for seed in count():
        one, other = twins("futurisiko", None, seed, **HIDDEN)
        if one.to_move >= 0 and len(one.legal()) != len(other.legal()):
            yield one, other


def seat_bot(state: AnyState) -> Table:
    """A table at which it is the turn of a bot, among people."""
    plans = [SeatPlan(kind="invited", who=f"p{n}") for n in range(state.options.seats)]
    plans[state.to_move] = SeatPlan(kind="bot", bot="level:6")
    setup = Setup(
        game=state.game.name, options=state.options.as_json(), seats=tuple(plans), host="p0"
    )
    table = Table(setup.settle(), "seed")
    for number, entry in enumerate(journal(state)):
        if number != state.to_move:
            table.apply(read_entry(entry))
    return table


async def time_answer(state: AnyState, clock: Clock, patch: pytest.MonkeyPatch, bot: Bot) -> float:
    """How long the others at a table wait for the answer of a bot, in fake seconds."""
    patch.setattr(bot_runner, "find_bot", lambda _: bot)
    session = TableSession("table", seat_bot(state), AsyncMock())
    channel = TableChannel(row_of(state), session, Mock(), Mock())
    runner = BotRunner(1, Mock(), clock.ticks, clock.ticks, clock.sleep)
    heard: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(_: object) -> None:
        if not heard.done():
            heard.set_result(clock.time)

    session.subscribe(hear)
    began = clock.time
    runner.wake(channel)
    async with asyncio.timeout(PATIENCE):
        answered = await heard
    await runner.close()
    return round(answered - began, 6)


@pytest.mark.anyio
@pytest.mark.compiled
@pytest.mark.parametrize("looks_ahead", [False, True])
async def test_a_bot_with_a_card_answers_when_one_without_does(
    monkeypatch: pytest.MonkeyPatch, *, looks_ahead: bool
) -> None:
    clock = Clock()

    def think(view: AnyView, limit: Limit) -> Decision:
        # Nothing where there is no choice; else as long as it may, or a moment for each move.
        legal = view.legal()
        seconds = (
            limit.seconds if looks_ahead and limit.seconds is not None else 0.0001 * len(legal)
        )
        clock.time += seconds if len(legal) > 1 else 0.0
        return Decision(view.move_of(legal[0]))

    for both in islice(pairs(), times(5, long=2_000)):
        waits = []
        for state in both:
            bot = LevelBot(LEVELS[5]) if looks_ahead else GreedyBot()
            monkeypatch.setattr(bot, "choose", think)
            waits.append(await time_answer(state, clock, monkeypatch, bot))
        assert waits[0] == waits[1]
        assert waits[0] <= LEVELS[5].answers_within


def test_an_answer_is_due_at_the_same_moment_however_soon_it_is_found() -> None:
    for thought in (0.0, 0.001, 0.3, 0.3 + BEAT):
        assert thought + keep_back(0.3, thought) == pytest.approx(0.3 + BEAT)


def test_who_is_late_answers_a_whole_number_of_beats_later() -> None:
    for thought in (0.3 + 1.01 * BEAT, 0.3 + 1.99 * BEAT):
        assert thought + keep_back(0.3, thought) == pytest.approx(0.3 + 2 * BEAT)


@pytest.mark.compiled
def test_a_chain_of_decisions_is_answered_faster_and_faster() -> None:
    state, _ = next(pairs())
    pace = Pace()
    allotted = [pace.allot(state.view(state.to_move), 1.0)]
    while len(allotted) < 9 and state.to_move >= 0:
        seat = state.to_move
        state.apply(state.legal()[0])
        if state.to_move != seat:
            break
        allotted.append(pace.allot(state.view(seat), 1.0))
    assert allotted[0] == pytest.approx(0.4)
    assert allotted == sorted(allotted, reverse=True)
    assert allotted[-1] >= BEAT

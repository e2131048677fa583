"""One game between bots."""

import traceback
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from time import perf_counter

from ludoteca.arena.match import ScheduledGame
from ludoteca.arena.result import Forfeit, Result, ThinkingTime
from ludoteca.bots.bot import Bot, Limit
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Refusal
from ludoteca.core.game import AnyState
from ludoteca.core.records.record import Record
from ludoteca.core.turn import CHANCE, OVER

# In the place of the rule by which a game ended.
FORFEIT = "forfeit"


class BotFault(Exception):
    """Something that the bot in a seat did, and should not have done."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


def play_game(game: ScheduledGame) -> Result:
    """Play one game to its end, or until a bot fails: it forfeits the game."""
    match = game.match
    state = match.board_game.start(match.options)
    thinking = [ThinkingTime()] * match.options.seats
    try:
        with ExitStack() as leaving:
            bots = [_seat(game, seat, leaving) for seat in range(match.options.seats)]
            dealer = Dealer(game.dealer_seed)
            while (seat := state.to_move) != OVER:
                if seat == CHANCE:
                    state.apply_unchecked(dealer.choose(state.legal(), state.chances()))
                elif len(legal := state.legal()) == 1:
                    state.apply_unchecked(legal[0])
                else:
                    seconds = _decide(state, bots[seat], match.limit_of(game.players[seat]))
                    thinking[seat] = thinking[seat].and_another(seconds)
    except BotFault as bot_fault:
        return _forfeit(game, state, thinking, bot_fault)
    return _conclude(game, state, thinking)


@contextmanager
def _answerable(seat: int) -> Iterator[None]:
    """Whatever goes wrong within is the fault of the bot in this seat."""
    try:
        yield
    except (Exception, SystemExit) as fault:
        raise BotFault(seat) from fault


def _seat(game: ScheduledGame, seat: int, leaving: ExitStack) -> Bot:
    with _answerable(seat):
        bot = game.match.make_bot(game.players[seat], game.bot_seeds[seat])
    leaving.callback(_answerable(seat)(bot.close))
    return bot


def _decide(state: AnyState, bot: Bot, limit: Limit) -> float:
    """Let a bot make its move; how many seconds it thought."""
    seat = state.to_move
    view = state.view(seat)
    with _answerable(seat):
        start = perf_counter()
        decision = bot.choose(view, limit)
        seconds = perf_counter() - start
        state.play(str(decision.move), seat=seat)
    return seconds


def _conclude(game: ScheduledGame, state: AnyState, thinking: Sequence[ThinkingTime]) -> Result:
    outcome = state.outcome()
    assert outcome is not None, "the game is over"
    places = [0] * len(game.players)
    ahead = 0
    for group in outcome.ranking:
        for seat in group:
            places[seat] = ahead + 1
        ahead += len(group)
    return _write_down(game, state, thinking, places, outcome.won, outcome.rule)


def _forfeit(
    game: ScheduledGame, state: AnyState, thinking: Sequence[ThinkingTime], bot_fault: BotFault
) -> Result:
    """The game as it stands, lost by whoever failed: a task is not done, others share the win."""
    fault = bot_fault.__cause__
    assert fault is not None, "a fault has a cause"
    seats = len(game.players)
    places = [seats if seat == bot_fault.seat else 1 for seat in range(seats)]
    won = False if game.match.has_common_goal else None
    told = str(fault) if isinstance(fault, Refusal) else f"{type(fault).__name__}: {fault}"
    record = _record(game, state, traceback="".join(traceback.format_exception(fault)))
    result = _write_down(game, state, thinking, places, won, FORFEIT)
    return replace(result, forfeit=Forfeit(bot_fault.seat, told, record))


def _write_down(
    game: ScheduledGame,
    state: AnyState,
    thinking: Sequence[ThinkingTime],
    places: Sequence[int],
    won: bool | None,
    rule: str,
) -> Result:
    return Result(
        deal=game.deal,
        number=game.number,
        players=game.players,
        places=tuple(places),
        points=tuple(state.scores()),
        won=won,
        rule=rule,
        length=len(state.actions),
        seed=game.dealer_seed,
        bot_seeds=game.bot_seeds,
        thinking=tuple(thinking),
        record=_record(game, state) if game.match.keeps_records else None,
    )


def _record(game: ScheduledGame, state: AnyState, **extras: object) -> Record:
    """The game so far, with everything that played it."""
    return Record.of(
        state,
        id=game.id,
        players=list(game.players),
        seed=game.dealer_seed,
        bot_seeds=list(game.bot_seeds),
        **extras,
    )

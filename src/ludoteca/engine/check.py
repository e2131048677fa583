"""Does a program keep the protocol? One thing after the other is tried with it."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from threading import Event

import numpy as np

from ludoteca.bots.bot import Bot, Limit
from ludoteca.bots.registry import find_bot
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Refusal
from ludoteca.core.game import AnyGame, AnyState, AnyView
from ludoteca.core.options import Options
from ludoteca.core.records.record import Json
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.engine.client import EngineClient, Timeouts
from ludoteca.engine.engine_bot import EngineBot, new_of, position_of, record_of
from ludoteca.engine.errors import check_move
from ludoteca.engine.protocol import (
    IMAGINED,
    EngineMessage,
    ErrorAnswer,
    GoRequest,
    PingRequest,
    PongAnswer,
    QuitRequest,
    ReadyAnswer,
)

OTHERS = "random"
NO_JSON = "This is no JSON."
# It is JSON, but no message: what is nothing has no fields to look at.
NO_OBJECT = "null"


@dataclass(frozen=True)
class Finding:
    """What was tried (the key of a message), and what went wrong, if anything."""

    key: str
    fault: str | None


class OddPing(PingRequest, frozen=True, tag="ping"):
    """A ping with a field that no engine knows."""

    def as_json(self) -> Json:
        """The message as a JSON object."""
        return {**super().as_json(), "whatever": [{"may": "come"}]}


class Sing(EngineMessage, frozen=True):
    """A request that no engine knows."""


class Garbage(EngineMessage, frozen=True, kw_only=True):
    """A line that is no message at all."""

    line: str

    def __str__(self) -> str:
        return self.line


@dataclass(frozen=True)
class Check:
    """A check of one engine at one table."""

    command: str
    game: AnyGame
    options: Options
    games: int
    limit: Limit
    timeouts: Timeouts

    def run(self) -> Iterator[Finding]:
        """Try one thing after the other, each with a program started afresh."""
        probes: dict[str, Callable[[], None]] = {
            "check-hello": self._hello,
            "check-ping": self._ping,
            "check-unknown": self._unknown,
            "check-garbage": self._garbage,
            "check-object": self._object,
            "check-early": self._early,
            "check-busy": self._busy,
            "check-stop": self._stop,
            "check-games": self._games,
            "check-quit": self._quit,
            "check-end": self._end,
        }
        for key, probe in probes.items():
            try:
                probe()
            except Refusal as fault:
                rule = f" ({fault.rule})" if fault.rule else ""
                yield Finding(key, f"{fault}{rule}")
                if probe == self._hello:
                    # Whoever says no hello will not do better with the rest.
                    return
            else:
                yield Finding(key, None)

    def _hello(self) -> None:
        with closing(self._connect()) as client:
            client.greet()

    def _ping(self) -> None:
        with closing(self._connect()) as client:
            client.greet()
            client.ask(OddPing(id="a text"), PongAnswer, self.timeouts.answer)

    def _unknown(self) -> None:
        self._refuses(Sing(id=77))

    def _garbage(self) -> None:
        self._refuses(Garbage(line=NO_JSON))

    def _object(self) -> None:
        self._refuses(Garbage(line=NO_OBJECT))

    def _early(self) -> None:
        self._refuses(GoRequest(id=88, seconds=self.limit.seconds))

    def _refuses(self, request: EngineMessage) -> None:
        with closing(self._connect()) as client:
            client.greet()
            client.ask(request, ErrorAnswer, self.timeouts.answer)
            client.ask(PingRequest(id=client.next_id()), PongAnswer, self.timeouts.answer)

    def _busy(self) -> None:
        with closing(self._connect()) as client:
            self._sit(client)
            client.send(GoRequest(id=client.next_id()))
            client.ask(PingRequest(id=client.next_id()), PongAnswer, self.timeouts.answer)

    def _stop(self) -> None:
        stop = Event()
        stop.set()
        with closing(self._connect()) as client:
            view = self._sit(client)
            thought = client.think(Limit(stop=stop))
            assert thought.stop is not None, "it was told at once"
            client.wait_for(thought.stop, ReadyAnswer, self.timeouts.answer)
        check_move(self.game.read(thought.best.move), view, self.command)

    def _sit(self, client: EngineClient) -> AnyView:
        """Greet an engine, and show it the first position of a game."""
        wants = client.greet().wants
        state = self.game.start(self.options)
        dealer = Dealer(self.command)
        while state.to_move == CHANCE:
            state.apply_unchecked(dealer.choose(state.legal(), state.chances()))
        view = state.view(state.to_move)
        client.ask(new_of(record_of(view), client.next_id()), ReadyAnswer, self.timeouts.start)
        rng = np.random.default_rng() if IMAGINED in wants else None
        client.ask(position_of(view, client.next_id(), rng), ReadyAnswer, self.timeouts.answer)
        return view

    def _games(self) -> None:
        with closing(self._bot()) as bot:
            for number in range(self.games):
                seats = range(self.options.seats)
                # In each game, the engine sits in another seat.
                mine = number % len(seats)
                bots = [bot if seat == mine else find_bot(OTHERS, number) for seat in seats]
                play_out(self.game.start(self.options), bots, Dealer(str(number)), self.limit)

    def _quit(self) -> None:
        with closing(self._connect()) as client:
            client.greet()
            quits = QuitRequest(id=client.next_id())
            client.send(quits)
            self._ends(client, quits.type)

    def _end(self) -> None:
        with closing(self._connect()) as client:
            client.greet()
            client.process.close_input()
            self._ends(client, "end of input")

    def _ends(self, client: EngineClient, after: str) -> None:
        status = client.process.wait(self.timeouts.answer)
        if status is None:
            client.fail("engine-stays", asked=after, seconds=self.timeouts.answer)
        if status != 0:
            client.fail("engine-bad-end", asked=after, status=status)

    def _connect(self) -> EngineClient:
        return EngineClient(self.command, self.timeouts)

    def _bot(self) -> EngineBot:
        return EngineBot(self.command, timeouts=self.timeouts)


def play_out(state: AnyState, bots: list[Bot], dealer: Dealer, limit: Limit) -> None:
    """Let bots play a game to its end."""
    while (seat := state.to_move) != OVER:
        if seat == CHANCE:
            state.apply_unchecked(dealer.choose(state.legal(), state.chances()))
        else:
            move = bots[seat].choose(state.view(seat), limit).move
            state.apply(state.action_of(move))

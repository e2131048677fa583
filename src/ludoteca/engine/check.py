"""Does a program keep the protocol? One thing after the other is tried with it."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from threading import Event

import numpy as np

from ludoteca.bots.bot import Bot, Limit, find_bot
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Refusal
from ludoteca.core.game import AnyGame, AnyState, AnyView
from ludoteca.core.options import Options
from ludoteca.core.record import Json
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.engine.dialogue import Dialogue, Patience
from ludoteca.engine.engine_bot import EngineBot, new_of, position_of, record_of
from ludoteca.engine.fault import check_move
from ludoteca.engine.protocol import IMAGINED, Error, Go, Message, Ping, Pong, Quit, Ready

OTHERS = "random"
NO_JSON = "This is no JSON."
# It is JSON, but no message: what is nothing has no fields to look at.
NO_OBJECT = "null"


@dataclass(frozen=True)
class Finding:
    """What was tried (the key of a message), and what went wrong, if anything."""

    key: str
    fault: str | None


@dataclass(frozen=True, kw_only=True)
class OddPing(Ping):
    """A ping with a field that no engine knows."""

    def as_json(self) -> Json:
        """The message as a JSON object."""
        return {**super().as_json(), "whatever": [{"may": "come"}]}


@dataclass(frozen=True, kw_only=True)
class Sing(Message):
    """A request that no engine knows."""

    type = "sing"


@dataclass(frozen=True, kw_only=True)
class Garbage(Message):
    """A line that is no message at all."""

    type = "garbage"
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
    patience: Patience

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
        with closing(self._talk()) as talk:
            talk.greet()

    def _ping(self) -> None:
        with closing(self._talk()) as talk:
            talk.greet()
            talk.ask(OddPing(id="a text"), Pong, self.patience.answer)

    def _unknown(self) -> None:
        self._refuses(Sing(id=77))

    def _garbage(self) -> None:
        self._refuses(Garbage(line=NO_JSON))

    def _object(self) -> None:
        self._refuses(Garbage(line=NO_OBJECT))

    def _early(self) -> None:
        self._refuses(Go(id=88, seconds=self.limit.seconds))

    def _refuses(self, request: Message) -> None:
        with closing(self._talk()) as talk:
            talk.greet()
            talk.ask(request, Error, self.patience.answer)
            talk.ask(Ping(id=talk.next_id()), Pong, self.patience.answer)

    def _busy(self) -> None:
        with closing(self._talk()) as talk:
            self._sit(talk)
            talk.send(Go(id=talk.next_id()))
            talk.ask(Ping(id=talk.next_id()), Pong, self.patience.answer)

    def _stop(self) -> None:
        stop = Event()
        stop.set()
        with closing(self._talk()) as talk:
            view = self._sit(talk)
            thought = talk.think(Limit(stop=stop))
            assert thought.stop is not None, "it was told at once"
            talk.wait_for(thought.stop, Ready, self.patience.answer)
        check_move(self.game.read(thought.best.move), view, self.command)

    def _sit(self, talk: Dialogue) -> AnyView:
        """Greet an engine, and show it the first position of a game."""
        wants = talk.greet().wants
        state = self.game.start(self.options)
        dealer = Dealer(self.command)
        while state.to_move == CHANCE:
            state.apply(dealer.choose(state.legal(), state.chances()))
        view = state.view(state.to_move)
        talk.ask(new_of(record_of(view), talk.next_id()), Ready, self.patience.start)
        rng = np.random.default_rng() if IMAGINED in wants else None
        talk.ask(position_of(view, talk.next_id(), rng), Ready, self.patience.answer)
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
        with closing(self._talk()) as talk:
            talk.greet()
            talk.program.say(str(Quit(id=talk.next_id())))
            self._ends(talk, Quit.type)

    def _end(self) -> None:
        with closing(self._talk()) as talk:
            talk.greet()
            talk.program.say_no_more()
            self._ends(talk, "end of input")

    def _ends(self, talk: Dialogue, after: str) -> None:
        status = talk.program.wait(self.patience.answer)
        if status is None:
            talk.fail("engine-stays", asked=after, seconds=self.patience.answer)
        if status != 0:
            talk.fail("engine-bad-end", asked=after, status=status)

    def _talk(self) -> Dialogue:
        return Dialogue(self.command, self.patience)

    def _bot(self) -> EngineBot:
        return EngineBot(self.command, patience=self.patience)


def play_out(state: AnyState, bots: list[Bot], dealer: Dealer, limit: Limit) -> None:
    """Let bots play a game to its end."""
    while (seat := state.to_move) != OVER:
        if seat == CHANCE:
            state.apply(dealer.choose(state.legal(), state.chances()))
        else:
            move = bots[seat].choose(state.view(seat), limit).move
            state.apply(state.action_of(move))

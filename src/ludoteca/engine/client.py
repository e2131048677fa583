"""A talk with somebody else's engine: requests, their answers, and no endless waiting."""

import math
from dataclasses import dataclass
from itertools import count
from time import monotonic
from typing import NoReturn, TypeVar

from ludoteca.bots.bot import Limit
from ludoteca.core.errors import Refusal
from ludoteca.core.text.messages import Fact
from ludoteca.engine import protocol
from ludoteca.engine.errors import EngineError
from ludoteca.engine.process import EngineProcess

Answer = TypeVar("Answer", bound=protocol.EngineMessage)
# How often to look whether somebody wants the answer now.
SLICE = 0.05


@dataclass(frozen=True)
class Timeouts:
    """How many seconds to wait: for an engine to get ready, for a plain answer, and beyond a limit.

    Getting ready is long: some compile first.
    """

    start: float = 120.0
    answer: float = 10.0
    grace: float = 1.0


@dataclass(frozen=True)
class EngineMove:
    """The move an engine made, what it said last before, and how it was stopped, if it was."""

    best: protocol.BestMoveAnswer
    info: protocol.InfoAnswer
    stop: protocol.StopRequest | None


class EngineClient:
    """Asks an engine one thing at a time. A fault ends the dialogue and the program."""

    def __init__(self, command: str, timeouts: Timeouts) -> None:
        self.timeouts = timeouts
        self.process = EngineProcess(command)
        self._ids = count(1)
        self._fault: EngineError | None = None

    def next_id(self) -> int:
        """An id for the next request."""
        return next(self._ids)

    def greet(self) -> protocol.WelcomeAnswer:
        """Say hello, and hear who is there."""
        hello = protocol.HelloRequest(id=self.next_id(), protocol=protocol.VERSION)
        welcome = self.ask(hello, protocol.WelcomeAnswer, self.timeouts.start)
        if welcome.protocol != protocol.VERSION:
            self.fail("engine-other-protocol", found=welcome.protocol, known=protocol.VERSION)
        return welcome

    def send(self, request: protocol.EngineMessage) -> None:
        """Send a request, and do not wait."""
        if self._fault is not None:
            raise self._fault
        self.process.send(str(request))

    def ask(self, request: protocol.EngineMessage, kind: type[Answer], seconds: float) -> Answer:
        """Send a request and wait for its one answer, of this kind."""
        self.send(request)
        return self.wait_for(request, kind, seconds)

    def wait_for(
        self, request: protocol.EngineMessage, kind: type[Answer], seconds: float
    ) -> Answer:
        """The one answer, of this kind, to a request that was sent."""
        deadline = monotonic() + seconds
        while True:
            left = deadline - monotonic()
            if left < 0:
                self.fail("engine-silent", asked=request.type, seconds=seconds)
            answer = self._hear(request, left)
            if isinstance(answer, kind):
                return answer
            if answer is not None:
                self._refuse(request, answer)

    def think(self, limit: Limit) -> EngineMove:
        """Let the engine think, and no longer than it may."""
        go = protocol.GoRequest(
            id=self.next_id(), seconds=limit.seconds, simulations=limit.simulations
        )
        grace = self.timeouts.grace
        info = protocol.InfoAnswer(id=go.id)
        self.send(go)
        deadline = monotonic() + (math.inf if limit.seconds is None else limit.seconds + grace)
        stop: protocol.StopRequest | None = None
        while True:
            now = monotonic()
            if stop is not None and now > deadline:
                self.fail("engine-too-slow", grace=grace)
            if stop is None and (now > deadline or limit.is_stopped):
                stop = protocol.StopRequest(id=self.next_id())
                self.send(stop)
                deadline = now + grace
            answer = self._hear(go, SLICE)
            if isinstance(answer, protocol.BestMoveAnswer):
                return EngineMove(answer, info, stop)
            if isinstance(answer, protocol.InfoAnswer):
                info = answer
            elif answer is not None:
                self._refuse(go, answer)

    def fail(self, key: str, rule: str | None = None, **facts: Fact) -> NoReturn:
        """Tell what the engine did wrong, with its last words, and end it."""
        words = self.process.last_words()
        self._fault = EngineError(key, words, rule, command=self.process.command, **facts)
        self.process.end()
        raise self._fault

    def close(self) -> None:
        """Say goodbye; a program that does not go is ended."""
        if self._fault is None:
            self.process.send(str(protocol.QuitRequest(id=self.next_id())))
            self.process.close_input()
            self.process.wait(self.timeouts.grace)
        self.process.end()

    def _hear(
        self, request: protocol.EngineMessage, seconds: float
    ) -> protocol.EngineMessage | None:
        """The next answer to a request, if one comes in this time."""
        line = self.process.receive(seconds)
        if line is None or (line and not line.strip()):
            return None
        if not line:
            status = self.process.wait(self.timeouts.grace)
            if status is None:
                self.fail("engine-mute", asked=request.type)
            self.fail("engine-died", asked=request.type, status=status)
        try:
            answer = protocol.read_message(protocol.read_line(line), protocol.ANSWERS)
        except Refusal as refusal:
            said = line.decode(errors="replace").strip()
            self.fail("engine-garbage", said=said, reason=str(refusal))
        # An engine that could not read a request does not know its id, either.
        is_lost = isinstance(answer, protocol.ErrorAnswer) and answer.id is None
        # What was asked before and is answered only now, such as `stop`, interests nobody.
        return answer if is_lost or answer.id == request.id else None

    def _refuse(self, request: protocol.EngineMessage, answer: protocol.EngineMessage) -> NoReturn:
        if isinstance(answer, protocol.ErrorAnswer):
            self.fail("engine-refuses", answer.rule, asked=request.type, reason=answer.message)
        self.fail("engine-other-answer", asked=request.type, answer=answer.type)

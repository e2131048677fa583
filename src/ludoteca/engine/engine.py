"""ludoteca engine: our bots, driven by other programs."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from importlib.metadata import version
from queue import Queue
from threading import Event, Lock, Thread
from traceback import format_exception_only

from ludoteca.bots.bot import Bot, Limit
from ludoteca.bots.registry import bot_names, find_bot, runs_programs
from ludoteca.core.errors import Malformed, NotYourTurn, Refusal
from ludoteca.core.game import AnyGame, AnyView, check_rules
from ludoteca.core.kernels.precompile import precompile
from ludoteca.core.records.record import RecordRefused
from ludoteca.core.records.replay import replay
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.text.messages import say
from ludoteca.engine import protocol
from ludoteca.engine.errors import EngineError, check_move

log = logging.getLogger(__name__)

NAME = "ludoteca"
# How long `quit` waits for a bot that does not look at its limit.
GRACE = 2.0


@dataclass(frozen=True, eq=False)
class Task:
    """A request in its turn, and whether its answer is wanted at once."""

    request: protocol.EngineMessage
    stop: Event = field(default_factory=Event)

    @property
    def is_endless(self) -> bool:
        """Whether nothing but `stop` would end it."""
        return isinstance(self.request, protocol.GoRequest) and self.request.is_endless


class Engine:
    """Answers every line in its turn; `stop`, `ping` and `quit` act at once.

    Lines are heard while a bot thinks, so thinking is done by a thread of its own.
    """

    def __init__(self, spec: str, seed: int | None, write: Callable[[str], object]) -> None:
        self._spec = spec
        self._seed = seed
        self._write = write
        self._bot: Bot = find_bot(spec, seed)
        self._view: AnyView | None = None
        self._turns: Queue[Task | None] = Queue()
        self._waiting: list[Task] = []
        self._speech = Lock()
        # Why nobody can hear us any more.
        self._lost: OSError | None = None

    def run(self, lines: Iterable[bytes]) -> None:
        """Answer all lines, until one says `quit` or there are no more."""
        worker = Thread(target=self._work, daemon=True)
        worker.start()
        timeouts: float | None = None
        for line in lines:
            if self._lost is not None:
                break
            if line.strip() and isinstance(self._hear(line), protocol.QuitRequest):
                self._stop()
                timeouts = GRACE
                break
        # Whoever sent a request and closed the door wants the answer, but not for ever.
        self._stop(only_endless=True)
        self._turns.put(None)
        worker.join(timeouts)
        if not worker.is_alive():
            self._leave()
        if self._lost is not None:
            raise self._lost

    # Hearing.

    def _hear(self, line: bytes) -> protocol.EngineMessage:
        request = _read(line)
        if isinstance(request, protocol.PingRequest):
            self._say(str(protocol.PongAnswer(id=request.id)))
        elif not isinstance(request, protocol.QuitRequest):
            if isinstance(request, protocol.StopRequest):
                self._stop()
            task = Task(request)
            self._waiting.append(task)
            self._turns.put(task)
        return request

    def _stop(self, *, only_endless: bool = False) -> None:
        """Want the answers to all that was asked so far now."""
        for task in self._waiting.copy():
            if not only_endless or task.is_endless:
                task.stop.set()

    def _say(self, line: str) -> None:
        with self._speech:
            self._write(f"{line}\n")

    # Answering.

    def _work(self) -> None:
        try:
            for task in iter(self._turns.get, None):
                for line in self._answer(task):
                    self._say(line)
                self._waiting.remove(task)
        except OSError as lost:
            self._lost = lost

    def _answer(self, task: Task) -> list[str]:
        """The lines that answer a request, written down here, for that can fail as well."""
        request = task.request
        try:
            try:
                return [str(answer) for answer in self._grant(request, task.stop)]
            except (Refusal, RecordRefused) as fault:
                return [str(protocol.ErrorAnswer.of(fault, request.id))]
        except BaseException as fault:  # noqa: BLE001 whatever a bot does, the engine lives on
            return [str(_confess(fault, request.id))]

    def _grant(self, request: protocol.EngineMessage, stop: Event) -> list[protocol.EngineMessage]:
        match request:
            case protocol.HelloRequest():
                return [self._welcome(request)]
            case protocol.NewRequest():
                self._begin(request)
            case protocol.PositionRequest():
                self._look(request)
            case protocol.GoRequest():
                return self._think(request, stop)
            case protocol.ErrorAnswer():
                return [request]
        return [protocol.ReadyAnswer(id=request.id)]

    def _welcome(self, request: protocol.HelloRequest) -> protocol.WelcomeAnswer:
        if request.protocol != protocol.VERSION:
            raise Malformed("engine-protocol", found=request.protocol, known=protocol.VERSION)
        return protocol.WelcomeAnswer(
            id=request.id,
            protocol=protocol.VERSION,
            name=f"{NAME} {self._spec}",
            version=version(NAME),
            games={name: " ".join(find_game(name).rules) for name in game_names()},
            bots=tuple(filter(_is_lent, bot_names())),
            wants=(protocol.IMAGINED,),
        )

    def _begin(self, request: protocol.NewRequest) -> None:
        game = _open(request.game)
        check_rules(game, request.rules)
        game.options(request.options)
        spec = request.bot or self._spec
        if request.bot is not None and runs_programs(spec):
            raise Malformed("engine-runs-programs", bot=spec)
        self._view = None
        bot = find_bot(spec, self._seed if request.seed is None else request.seed)
        self._leave()
        self._bot = bot

    def _leave(self) -> None:
        """Let the bot go; that it cannot leave in peace is no reason to refuse the next one."""
        try:
            self._bot.close()
        except (Exception, SystemExit):
            log.exception("%s", type(self._bot).__name__)

    def _look(self, request: protocol.PositionRequest) -> None:
        # Better no position than the last one, when this one is refused.
        self._view = None
        record = request.complete_record
        try:
            _open(record.game)
        except Refusal as refusal:
            raise RecordRefused(refusal) from None
        state = replay(record)
        seat = state.to_move if request.seat is None else request.seat
        if seat < 0:
            raise NotYourTurn("engine-nobody-to-move", turn=seat)
        if seat >= state.options.seats:
            raise Malformed("engine-no-such-seat", seat=seat, last=state.options.seats - 1)
        self._view = state.view(seat)

    def _think(self, request: protocol.GoRequest, stop: Event) -> list[protocol.EngineMessage]:
        view = self._view
        if view is None:
            raise Malformed("engine-no-position")
        if view.seat != view.to_move:
            assert view.seat is not None, "a position is for a seat"
            raise NotYourTurn("not-your-turn", seat=view.seat, turn=view.to_move)
        decision = self._bot.choose(
            view,
            Limit(
                request.seconds,
                request.simulations,
                stop,
                lambda decision: self._say(str(protocol.InfoAnswer.of(decision, request.id))),
            ),
        )
        check_move(decision.move, view, type(self._bot).__name__)
        info = protocol.InfoAnswer.of(decision, request.id)
        best = protocol.BestMoveAnswer(id=request.id, move=str(decision.move))
        return [best] if info == protocol.InfoAnswer(id=request.id) else [info, best]


def _read(line: bytes) -> protocol.EngineMessage:
    """The request of a line, or the error that answers it."""
    known = None
    try:
        given = protocol.read_line(line)
        known = protocol.read_id(given)
        return protocol.read_message(given, protocol.REQUESTS)
    except (Refusal, RecordRefused) as fault:
        return protocol.ErrorAnswer.of(fault, known)
    except RecursionError as fault:
        return protocol.ErrorAnswer.of(Malformed("message-not-json", fault=str(fault)), known)
    except Exception as fault:  # noqa: BLE001 whatever a line holds, the engine lives on
        return _confess(fault, known)


def _confess(fault: BaseException, to: protocol.Id | None) -> protocol.ErrorAnswer:
    """The answer when it is nobody's fault but our own."""
    told = "".join(format_exception_only(fault)).strip()
    return protocol.ErrorAnswer(
        id=to, kind=EngineError.kind, message=say("engine-failed", fault=told)
    )


def _is_lent(name: str) -> bool:
    """Whether a message may ask for a bot: it runs no programs, and it is not broken."""
    try:
        return not runs_programs(name)
    except Malformed as fault:
        log.warning("%s", fault)
        return False


def _open(name: str) -> AnyGame:
    """Find a game, and compile its rules if this is its first time here."""
    game = find_game(name)
    for _ in precompile(game):
        pass
    return game

"""The contract: what every game in the house can be asked.

Applying an action is deterministic; chance is a player, whose actions the dealer chooses. So play,
replay, search and tests all go through one mechanism.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, Self, TypeVar

import numpy as np

from ludoteca.core.choice import Choice, narrow
from ludoteca.core.errors import Malformed, NotYourTurn, Refusal
from ludoteca.core.memory import Memory, copy_memory, look_into
from ludoteca.core.messages import Fact, say
from ludoteca.core.outcome import Outcome
from ludoteca.core.paper import papers_in
from ludoteca.core.record import Json, Record
from ludoteca.core.story import Told
from ludoteca.core.thought import Thought

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.lesson import Lesson
    from ludoteca.core.survey import Survey

CHANCE = -1
OVER = -2


class Move(Protocol):
    """A typed move; as a string it is in the notation of records."""

    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Options:
    """How a game is to be played; each game adds its own fields."""

    seats: int

    def as_json(self) -> Json:
        """The options as they stand in a record."""
        return asdict(self)


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules: the key of its heading, and its first and last rule."""

    heading: str
    first: int
    last: int


SomeOptions = TypeVar("SomeOptions", bound=Options)
SomeMove = TypeVar("SomeMove", bound=Move)


class Game(ABC, Generic[SomeOptions, SomeMove]):
    """A game in the house: checks options, makes states, reads moves."""

    name: ClassVar[str]
    title: ClassVar[str]
    # The version of the rules: it moves only when the same record would give another game.
    rules: ClassVar[str]
    letter: ClassVar[str]
    chapters: ClassVar[tuple[Chapter, ...]]
    # How a search thinks about the game; a game without it is not searched.
    thought: ClassVar[Thought | None] = None
    # By option, the rules about it.
    option_rules: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    @abstractmethod
    def options(self, given: Mapping[str, object]) -> SomeOptions:
        """Check options as they stand in a record; what is missing has its usual value."""

    @abstractmethod
    def option_sets(self) -> Iterator[SomeOptions]:
        """Every legal combination of options; typical ones where an option is any number."""

    @abstractmethod
    def start(self, options: SomeOptions) -> State[SomeOptions, SomeMove]:
        """A new game, before the first action."""

    @abstractmethod
    def read(self, text: str) -> SomeMove:
        """The move written in a text, or Malformed."""

    @abstractmethod
    def random_games(self, options: SomeOptions, games: int, seed: int) -> int:
        """Play complete random games inside the kernels; how many actions they took in all."""

    def greedy_games(self, options: SomeOptions, games: int, seed: int) -> int:
        """Play complete games by instinct; how many actions they took in all.

        A game with an instinct in kernels plays them there.
        """
        rng = np.random.default_rng(seed)
        actions = 0
        for _ in range(games):
            state = self.start(options)
            while state.to_move != OVER:
                legal = state.legal()
                if state.to_move == CHANCE:
                    chosen = rng.choice(len(legal), p=state.chances())
                else:
                    values = np.array(state.view(state.to_move).weigh())
                    chosen = rng.choice(np.flatnonzero(values == values.max()))
                state.apply(legal[chosen])
            actions += len(state.actions)
        return actions

    def survey(self) -> Survey[SomeOptions] | None:
        """What many games tell about the game; None where no statistics are kept."""
        return None

    def rule_facts(self, options: SomeOptions) -> Mapping[str, Fact]:  # noqa: ARG002 games may look
        """What the texts of the rules must be told: amounts that a host can change by a file."""
        return {}

    def choices(self, options: SomeOptions) -> tuple[Choice, ...]:
        """What a host can set, each option given those before it; usually as in `option_sets`."""
        tables = (table.as_json() for table in self.option_sets())
        return tuple(
            Choice(self.name, name, settings, self.option_rules.get(name, ()))
            for name, settings in narrow(tables, options.as_json())
        )

    def accept(self, option: str, text: str) -> str:  # noqa: ARG002 most games take none
        """Take a file that somebody brings for an option, if it is good; the setting that names it.

        A game checks it as it would any file, knows it by `name_paper` from now on, and does not
        list it among its choices.
        """
        raise Malformed("no-paper", game=self.title, option=option)

    def lend(self, option: str, setting: str) -> str:  # noqa: ARG002 most games have none
        """The file behind a setting of an option, to begin one's own with."""
        raise Malformed("no-paper", game=self.title, option=option)

    def holds(self, option: str, paper: str) -> bool:  # noqa: ARG002 most games take none
        """Whether a paper was accepted, and is still at hand."""
        return False

    def board(self, options: SomeOptions) -> Json:  # noqa: ARG002 games may look at it
        """What a client draws that never changes in a game, so that it is told only once."""
        return {}

    def lesson(self) -> Lesson[SomeOptions, SomeMove] | None:
        """A guided first game for a client; None where there is none."""
        return None

    def usual_seat(self, options: SomeOptions) -> int:  # noqa: ARG002 games may look at it
        """Where a newcomer had better sit: usually in the seat that begins."""
        return 0

    def has_common_goal(self, options: SomeOptions) -> bool:  # noqa: ARG002 games may look at it
        """Whether all seats win or lose together: usually each plays for itself."""
        return False

    @property
    def rule_names(self) -> Sequence[str]:
        """The rules by their numbers, in order."""
        last = self.chapters[-1].last
        return [f"{self.letter}{number}" for number in range(1, last + 1)]


class Position(ABC, Generic[SomeOptions, SomeMove]):
    """A game at one moment, as somebody sees it: what states and views have in common."""

    def __init__(
        self, game: Game[SomeOptions, SomeMove], options: SomeOptions, memory: Memory
    ) -> None:
        self.game = game
        self.options = options
        self.memory = memory

    @cached_property
    def raw(self) -> np.record:
        """The record in memory, on which the kernels work."""
        return look_into(self.memory)

    @property
    @abstractmethod
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""

    @abstractmethod
    def _legal(self) -> list[int]:
        """The legal actions of whoever is to move, ascending; at a chance node the outcomes."""

    @abstractmethod
    def move_of(self, action: int) -> SomeMove:
        """The move with this number, at a table with these options."""

    @abstractmethod
    def action_of(self, move: SomeMove) -> int:
        """The number of a move; ValueError for one that no game at this table could contain."""

    @abstractmethod
    def seat_name(self, seat: int) -> str:
        """What a seat is called at this table: its colours, its army."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as if the game were scored now."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def result(self) -> Json | None:
        """How the game ended, with the points by seat, as JSON; None while it goes on."""
        outcome = self.outcome()
        if outcome is None:
            return None
        return {
            "ranking": [list(place) for place in outcome.ranking],
            "winners": list(outcome.winners),
            "won": outcome.won,
            "reason": outcome.reason,
            "rule": outcome.rule,
            "scores": self.scores(),
        }

    @abstractmethod
    def report(self) -> Json:
        """The position as JSON, in the notation's terms."""

    def scene(self) -> Json:
        """All that a client needs to draw the position and to act, so that it needs no rules.

        A game with a board of its own in the browser says more; the texts of legal moves then
        lie at the things they act upon.
        """
        moves = [{"move": str(move), "words": self.describe(move)} for move in self.moves()]
        return {"words": self.words(), "moves": moves}

    def retrospect(self) -> Json | None:
        """The game so far in figures, for a client's charts; None where the scores say enough."""
        return None

    @abstractmethod
    def svg(self) -> str:
        """The position as a picture."""

    @abstractmethod
    def show(self, width: int) -> RenderableType:
        """The position for a terminal of this width; at the end also how it ended."""

    @abstractmethod
    def words(self) -> list[str]:
        """The position in words, a sentence for each thing that matters: for those who listen."""

    @abstractmethod
    def aim(self) -> str:
        """What the players are after and what a turn is, in a few sentences for a newcomer."""

    @abstractmethod
    def refuse(self, move: SomeMove) -> Refusal | None:
        """What the rules have against a move of whoever is to move; None when it is legal."""

    @abstractmethod
    def describe(self, move: SomeMove) -> str:
        """What a legal move would do, and the rules that allow it, as a sentence."""

    def motive(self, move: SomeMove) -> str:  # noqa: ARG002 games may look at it
        """What speaks for a legal move, beyond what it does; usually that says enough."""
        return ""

    def gain(self, now: int, then: int) -> str:
        """How a seat's score changes, in a sentence: usually it is points."""
        return say("play-hint", now=now, then=then)

    def why(self, move: SomeMove) -> Refusal | None:
        """Why a move is not legal here; None when it is."""
        return self.refuse(move)

    def binds(self, move: SomeMove) -> Refusal | None:  # noqa: ARG002 games may look at it
        """Why a legal move, once made, cannot be taken back by whoever made it; None when it can.

        Nobody ever takes back a draw, or a move that another has answered.
        """
        return None

    def idle(self) -> SomeMove | None:
        """What is done for one who does nothing in time; None where a bot had better choose."""
        return None

    def names(self) -> Mapping[str, str]:
        """By word of the notation that is the name of a thing, its name in the player's language.

        A name is one word, and no two things have the same.
        """
        return {}

    def legal(self) -> list[int]:
        """What may be done now, ascending; at a chance node the outcomes."""
        return self._legal()

    def moves(self) -> list[SomeMove]:
        """The legal actions as typed moves, in the same order."""
        return [self.move_of(action) for action in self.legal()]

    def allows(self, move: SomeMove) -> bool:
        """Whether a move is legal here."""
        try:
            return self.action_of(move) in self.legal()
        except ValueError:
            return False

    def _repr_svg_(self) -> str:
        return self.svg()


class State(Position[SomeOptions, SomeMove]):
    """A complete game, nothing hidden. Players and bots never hold one: they get views."""

    def __init__(
        self, game: Game[SomeOptions, SomeMove], options: SomeOptions, memory: Memory
    ) -> None:
        super().__init__(game, options, memory)
        # What has been done so far.
        self.actions: list[int] = []

    @abstractmethod
    def chances(self) -> list[float]:
        """At a chance node: the chance of each outcome in `legal`, in the same order."""

    @abstractmethod
    def _advance(self, action: int) -> None:
        """Change the position by an action that is known to be legal."""

    @abstractmethod
    def sight(self, seat: int | None) -> list[SomeMove]:
        """The moves so far as a seat (or, with None, a spectator) has seen them."""

    def audience(self, seat: int | None) -> int | None:
        """Of all who now see and hear the same as a seat, the one who stands for them.

        So that what many look at is worked out once; usually nobody else sees quite the same.
        """
        return seat

    def last_sight(self, seat: int | None) -> SomeMove:
        """The last move as a seat, or a spectator, has seen it."""
        return self.sight(seat)[-1]

    @abstractmethod
    def view(self, seat: int | None) -> View[SomeOptions, SomeMove]:
        """What a seat (or, with None, a spectator) may know."""

    def apply(self, action: int) -> None:
        """Apply an action that is known to be legal. Trusts, mutates, deterministic."""
        self._advance(action)
        self.actions.append(action)

    def play(self, text: str, seat: int | None = None) -> SomeMove:
        """Read a move, check it, and apply it; refused with the rule it breaks.

        With a seat, the move is also refused when it is not this seat's turn.
        """
        move = self.game.read(text)
        if seat is not None and seat != self.to_move:
            raise NotYourTurn("not-your-turn", seat=seat, turn=self.to_move)
        if not self.allows(move):
            refusal = self.why(move)
            assert refusal is not None, f"no reason against {move}"
            raise refusal
        self.apply(self.action_of(move))
        return move

    def copy(self) -> Self:
        """An independent copy."""
        twin = type(self)(self.game, self.options, copy_memory(self.memory))
        twin.actions = self.actions.copy()
        return twin

    def record(self, **extras: object) -> Record:
        """The game so far as a record, nothing hidden."""
        return self._record(map(self.move_of, self.actions), extras)

    def record_for(self, seat: int | None, **extras: object) -> Record:
        """The game so far as a record of what a seat or a spectator has seen."""
        return self._record(self.sight(seat), extras)

    def _record(self, moves: Iterable[SomeMove], extras: Mapping[str, object]) -> Record:
        texts = tuple(map(str, moves))
        options = self.options.as_json()
        papers = papers_in(options)
        if papers:
            # Whoever gets the record gets what it is played with.
            files = {paper: self.game.lend(option, paper) for option, paper in papers.items()}
            extras = {**extras, "files": files}
        return Record(self.game.name, self.game.rules, options, texts, extras)


class View(Position[SomeOptions, SomeMove]):
    """What one seat may know of a game, or a spectator (seat None): built by allow-list."""

    def __init__(
        self,
        game: Game[SomeOptions, SomeMove],
        options: SomeOptions,
        memory: Memory,
        seat: int | None,
        history: Sequence[SomeMove],
    ) -> None:
        super().__init__(game, options, memory)
        self.seat = seat
        # The moves so far, as this seat has seen them.
        self.history = tuple(history)

    @abstractmethod
    def imagine(self, rng: np.random.Generator) -> State[SomeOptions, SomeMove]:
        """One complete state, drawn from those that agree with what this seat knows."""

    @abstractmethod
    def weigh(self) -> list[float]:
        """What the game's instinct thinks of each legal action, in the order of `legal`."""

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden from this seat now, so that there is one state to imagine."""
        return False

    def tell(self, before: Self, move: SomeMove) -> Told:
        """What came of the move that led here, in the eyes of this seat, as a short sentence."""
        return Told(before.describe(move))

    def recap(self, before: Self) -> list[str]:  # noqa: ARG002 games may look at it
        """What matters now to one who has just seen the board; nothing where all is to be seen."""
        return []

    @cached_property
    def is_mine(self) -> bool:
        """Whether it is this seat's turn."""
        return self.seat is not None and self.seat == self.to_move

    def legal(self) -> list[int]:
        """What this seat may do now; nothing while it is not its turn."""
        return self._legal() if self.is_mine else []

    def why(self, move: SomeMove) -> Refusal | None:
        """Why this seat may not make a move; None when it may."""
        if self.seat is None:
            return NotYourTurn("spectators-watch")
        if not self.is_mine:
            return NotYourTurn("not-your-turn", seat=self.seat, turn=self.to_move)
        return super().why(move)


AnyGame = Game[Options, Move]
AnyPosition = Position[Options, Move]
AnyState = State[Options, Move]
AnyView = View[Options, Move]

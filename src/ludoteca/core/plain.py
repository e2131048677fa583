"""Games in plain Python: a board with a few methods, and moves that are texts.

It is the first step of a new game. The board knows the rules; all that the contract asks besides
is made from it here. A game that outgrows it writes `Game`, `State` and `View` of its own.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import product
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np

from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn, Refusal
from ludoteca.core.game import Game, Position, State, View, check_rules
from ludoteca.core.options import OwnOptions, OwnPosition, Setting, SomeOptions
from ludoteca.core.outcome import Outcome, rank
from ludoteca.core.parts.presenter import Presenter
from ludoteca.core.records.history import History
from ludoteca.core.text.messages import Message
from ludoteca.core.turn import CHANCE, OVER

# Only the beginning of a nonsense text is repeated to whoever sent it.
SHOWN = 60
# So often what is hidden is guessed from the beginning, when a guess proves to be impossible.
GUESSES = 1000


class Board(ABC, Generic[SomeOptions]):
    """What lies on the table, and the rules about it. Its attributes are the position."""

    def __init__(self, options: SomeOptions) -> None:
        self.options = options

    @property
    @abstractmethod
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""

    @abstractmethod
    def moves(self) -> Iterable[str]:
        """The legal moves of whoever is to move, in any order; at a chance node the outcomes."""

    @abstractmethod
    def play(self, move: str) -> None:
        """Change the board by a legal move."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as if the game were scored now; at the end they rank the seats."""

    def chances(self) -> Mapping[str, float]:
        """At a chance node, the chance of each move: usually all are equally likely."""
        moves = list(self.moves())
        return dict.fromkeys(moves, 1 / len(moves))

    def observe(self, move: str, seat: int | None) -> str:  # noqa: ARG002 games may look
        """How a past move looks to a seat, or a spectator, by now; usually everybody sees all.

        A game with secrets writes, say, “draw ?” for “draw 7”, and `hide`. At the end of a game
        all is shown.
        """
        return move

    def hide(self, seat: int | None) -> None:
        """Take away what a seat, or a spectator, must not know: this is a copy made for it."""

    def copy(self) -> Self:
        """The same position, independent of this one."""
        return deepcopy(self, {id(self.options): self.options})

    def key(self) -> Hashable:
        """What tells this position from others with the same options."""
        facts = ((name, value) for name, value in vars(self).items() if name != "options")
        return tuple((name, _freeze(value)) for name, value in facts)

    def __str__(self) -> str:
        facts = ((name, value) for name, value in vars(self).items() if name != "options")
        return "\n".join(f"{name}: {value}" for name, value in facts if name[0] != "_")


SomeBoard = TypeVar("SomeBoard", bound=Board[Any])


class PlainPosition(Position[SomeOptions, str], Generic[SomeOptions, SomeBoard]):
    """What states and views of a plain game have in common: a board."""

    board: SomeBoard

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""
        return self.board.to_move

    def _legal(self) -> list[int]:
        return sorted(map(number_of, self.board.moves())) if self.to_move != OVER else []

    def move_of(self, action: int) -> str:
        """The text with this number."""
        if action <= 0:
            raise ValueError(f"no game contains the number {action}")
        return action.to_bytes((action.bit_length() + 7) // 8, "big").decode()

    def action_of(self, move: str) -> int:
        """The number of a text: its bytes, so that it is the same in every process."""
        return number_of(move)

    def scores(self) -> list[int]:
        """Points by seat."""
        return self.board.scores()

    def outcome(self) -> Outcome | None:
        """The seats by their points, once the game is over."""
        if self.to_move != OVER:
            return None
        return Outcome(rank(self.scores()), Message("plain-over"), "")

    @property
    def has_secrets(self) -> bool:
        """Whether somebody does not know all: never after the end."""
        return type(self.board).observe is not Board.observe and self.to_move != OVER

    def key(self) -> Hashable:
        """What tells this position from others."""
        return self.board.key()


class PlainState(PlainPosition[SomeOptions, SomeBoard], State[SomeOptions, str]):
    """A complete game, nothing hidden."""

    def __init__(
        self, game: Game[SomeOptions, str], options: SomeOptions, board: SomeBoard
    ) -> None:
        super().__init__(game, options)
        self.board = board

    def chances(self) -> list[float]:
        """At a chance node: the chance of each outcome in `legal`, in the same order; else []."""
        if self.to_move != CHANCE:
            return []
        chances = self.board.chances()
        return [chances[move] for move in self.moves()]

    def _advance(self, action: int) -> None:
        self.board.play(self.move_of(action))

    def _copy(self) -> Self:
        return type(self)(self.game, self.options, self.board.copy())

    def view(self, seat: int | None) -> PlainView[SomeOptions, SomeBoard]:
        """What a seat, or a spectator, may know."""
        seen, board = self.actions, self.board.copy()
        if self.has_secrets:
            seen = History(number_of(self.board.observe(move, seat)) for move in self.history)
            board.hide(seat)
        return PlainView(self.game, self.options, seat, seen, board)


class PlainView(PlainPosition[SomeOptions, SomeBoard], View[SomeOptions, str]):
    """What one seat may know of a game, or a spectator."""

    def __init__(
        self,
        game: Game[SomeOptions, str],
        options: SomeOptions,
        seat: int | None,
        actions: History[int],
        board: SomeBoard,
    ) -> None:
        super().__init__(game, options, seat, actions)
        self.board = board

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden from this seat now."""
        return not self.has_secrets

    def sample_state(self, rng: np.random.Generator) -> PlainState[SomeOptions, SomeBoard]:
        """A game that looks so to this seat: each hidden move is one of those it may have been."""
        if self.is_open:
            state = PlainState(self.game, self.options, self.board.copy())
            state.actions = self.actions.branch()
            return state
        for _ in range(GUESSES):
            guess = self._guess(rng)
            if guess is not None:
                return guess
        raise AssertionError(f"no game of {self.game.title} looks like {list(self.history)}")

    def _guess(self, rng: np.random.Generator) -> PlainState[SomeOptions, SomeBoard] | None:
        """The game again, with a guess at each hidden move; None if that leads nowhere."""
        state = self.game.start(self.options)
        assert isinstance(state, PlainState), "a game starts its own states"
        for seen in self.history:
            board = state.board
            moves = list(board.moves())
            fitting = [m for m in moves if seen in (m, board.observe(m, self.seat))]
            if seen in fitting:
                fitting = [seen]
            if not fitting:
                return None
            chances = board.chances() if board.to_move == CHANCE else dict.fromkeys(fitting, 1.0)
            weights = np.array([chances[move] for move in fitting])
            state.apply_unchecked(number_of(rng.choice(fitting, p=weights / weights.sum())))
        return state if state.view(self.seat) == self else None


class PlainPresenter(Presenter):
    """How a plain game speaks: of what it is about, and of its board as that writes itself."""

    def __init__(self, about: str = "") -> None:
        self._about = " ".join(about.split())

    def aim(self, options: OwnOptions) -> str:  # noqa: ARG002 always the same
        """What the players are after."""
        return self._about

    def words(self, position: OwnPosition) -> list[str]:
        """The board, line by line."""
        return str(position.board).splitlines()


class PlainGame(Game[SomeOptions, str], Generic[SomeOptions, SomeBoard]):
    """A game whose rules are a board. Its docstring says what it is about."""

    rules: ClassVar[tuple[str, ...]] = ("1",)
    # Every text that may be a move, as a regular expression.
    notation: ClassVar[str]
    # By option, what it can be set to, the usual first; at least the number of seats.
    choices: ClassVar[Mapping[str, Sequence[Setting]]] = {"seats": (2,)}
    # The class of its options, if it has others than seats; and of its board.
    options_type: type[SomeOptions]
    board_type: type[SomeBoard]

    @property
    def presenter(self) -> Presenter:
        """How it speaks and looks: as a list of facts and moves."""
        return PlainPresenter(type(self).__doc__ or "")

    def options(self, given: Mapping[str, object]) -> SomeOptions:
        """Check options as they stand in a record; what is missing has its usual value."""
        for name, found in given.items():
            if name not in self.choices:
                known = ", ".join(self.choices)
                raise Malformed("unknown-option", name=str(name), known=known)
            # In Python, True equals 1.
            if not any(found == it and type(found) is type(it) for it in self.choices[name]):
                settings = ", ".join(map(str, self.choices[name]))
                raise Malformed("plain-option", name=name, found=str(found), settings=settings)
        usual: dict[str, Any] = {name: each[0] for name, each in self.choices.items()}
        return self.options_type(**usual | dict(given))

    def option_sets(self) -> Iterator[SomeOptions]:
        """Every combination of what can be chosen."""
        for settings in product(*self.choices.values()):
            yield self.options(dict(zip(self.choices, settings, strict=True)))

    def start(
        self, options: SomeOptions, rules: str | None = None
    ) -> PlainState[SomeOptions, SomeBoard]:
        """A new game, before the first action."""
        check_rules(self, rules)
        return PlainState(self, options, self.board_type(options))

    def read(self, text: str) -> str:
        """A text that may be a move, or Malformed."""
        if not re.fullmatch(self.notation, text):
            raise Malformed("plain-malformed", text=text[:SHOWN])
        return text

    def refuse(self, position: PlainPosition[SomeOptions, SomeBoard], move: str) -> Refusal | None:
        """Why a move is not legal here: what is, tells enough."""
        legal = position.moves()
        if move in legal:
            return None
        if position.to_move == OVER:
            return NotYourTurn("plain-over")
        return IllegalMove("plain-illegal", None, legal, move=move, moves=", ".join(legal))


def number_of(move: str) -> int:
    """The number of a move: its text as bytes."""
    # What is no text is refused as a type, as other games do.
    return int.from_bytes(str.encode(move), "big")


def _freeze(value: object) -> Hashable:
    """A value that can be looked up by, in which the order of sets and dictionaries is no fact."""
    if isinstance(value, list | tuple):
        return tuple(map(_freeze, value))
    if isinstance(value, set | frozenset):
        return tuple(sorted(map(_freeze, value), key=repr))
    if isinstance(value, dict):
        return tuple(sorted(((_freeze(k), _freeze(v)) for k, v in value.items()), key=repr))
    assert isinstance(value, Hashable), f"write `key` for a board with a {type(value).__name__}"
    return value

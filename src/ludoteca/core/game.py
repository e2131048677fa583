"""The contract: what every game in the house can be asked. It knows rules, and no words.

Applying an action is deterministic; chance is a player, whose actions the dealer chooses. So play,
replay, search and tests all go through one mechanism. How a game speaks and looks, what bots think
of it and what many games tell are parts of their own, each with a default that serves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping
from functools import cached_property
from operator import index
from typing import ClassVar, Generic, Self, TypeAlias, cast

import numpy as np

from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn, Refusal
from ludoteca.core.installed import load_game
from ludoteca.core.moves import Moves
from ludoteca.core.optional_parts import OptionalParts
from ludoteca.core.options import Move, OwnMove, OwnOptions, OwnPosition, SomeMove, SomeOptions
from ludoteca.core.outcome import Outcome
from ludoteca.core.records.history import History
from ludoteca.core.records.position_format import MOVES
from ludoteca.core.records.position_text import PositionText
from ludoteca.core.turn import CHANCE, OVER


class Game(OptionalParts, ABC, Generic[SomeOptions, SomeMove]):
    """A game in the house: checks options, starts games, reads moves."""

    name: ClassVar[str]
    title: ClassVar[str]
    # The versions of the rules that can be played, the newest last: there is another only when the
    # same record would give another game.
    rules: ClassVar[tuple[str, ...]]

    @abstractmethod
    def options(self, given: Mapping[str, object]) -> SomeOptions:
        """Check options as they stand in a record; what is missing has its usual value."""

    @abstractmethod
    def option_sets(self) -> Iterator[SomeOptions]:
        """Every legal combination of options; typical ones where an option is any number."""

    @abstractmethod
    def start(self, options: SomeOptions, rules: str | None = None) -> State[SomeOptions, SomeMove]:
        """A new game, before the first action; by the newest rules unless told."""

    @abstractmethod
    def read(self, text: str) -> SomeMove:
        """The move written in a text, or Malformed."""

    @abstractmethod
    def refuse(self, position: OwnPosition, move: SomeMove) -> Refusal | None:
        """What the rules have against a move of whoever is to move; None when it is legal."""

    def position(self, text: str) -> State[SomeOptions, SomeMove]:
        """Set up a position as `str` writes it; what could not be in a game is refused."""
        found = PositionText.read(text)
        if found.game != self.name:
            raise Malformed("position-game", game=self.title, found=found.game)
        state = self.start(self.options(found.options), check_rules(self, found.rules))
        self.position_format.set_up(state, found.fields)
        if found.fields.keys() - {MOVES}:
            # It was set up by facts, and nobody knows what led to them: its history starts here.
            state.actions = History()
            state.actions = History(start=state.copy())
        return state

    def __repr__(self) -> str:
        return f"find_game({self.name!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # There is one of each game in a process, and it is found by its name.
        return load_game, (self.name,)


def check_rules(game: Game[SomeOptions, SomeMove], rules: str | None) -> str:
    """A version of the rules, usually the newest; refused by name if a game does not know it."""
    if rules is not None and rules not in game.rules:
        known = ", ".join(game.rules)
        raise Malformed("unknown-rules", game=game.title, found=rules, known=known)
    return game.rules[-1] if rules is None else rules


class Position(ABC, Generic[SomeOptions, SomeMove]):
    """A game at one moment, as somebody sees it: what states and views have in common."""

    # What has been done so far, as far as it was seen; copies share it.
    actions: History[int]

    def __init__(self, game: Game[SomeOptions, SomeMove], options: SomeOptions) -> None:
        self.game = game
        self.options = options

    @property
    def rules(self) -> str:
        """By which version of the rules it is played; a game with several reads it from memory."""
        return self.game.rules[-1]

    @property
    @abstractmethod
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""

    @abstractmethod
    def _legal(self) -> list[int]:
        """The legal actions of whoever is to move, ascending; at a chance node the outcomes."""

    @abstractmethod
    def move_of(self, action: int) -> SomeMove:
        """The move with this number, at a table with these options; ValueError if there is none."""

    @abstractmethod
    def action_of(self, move: SomeMove) -> int:
        """The number of a move; ValueError for one that no game at this table could contain."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as if the game were scored now."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def key(self) -> Hashable:
        """What tells this position from others of its game and options, whatever led to it."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.game is other.game
            and self.options == other.options
            and self.key() == other.key()
        )

    # A position that is being played changes: what is to be looked up by it uses its key.
    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        """The position in one line, which `game.position` reads; what is hidden is `?`."""
        fields = self.game.position_format.write(self)
        return str(PositionText(self.game.name, self.rules, self.options.as_json(), fields))

    def __repr__(self) -> str:
        turn = {CHANCE: "chance to move", OVER: "over"}.get(self.to_move)
        return (
            f"<{type(self).__name__}: {len(self.actions)} actions, "
            f"{turn or f'seat {self.to_move} to move'}, scores {self.scores()}>"
        )

    def __getstate__(self) -> dict[str, object]:
        # What is worked out when somebody asks is worked out again.
        kept = dict(self.__dict__)
        for name in self.__dict__:
            if isinstance(getattr(type(self), name, None), cached_property):
                del kept[name]
        return kept

    @property
    def history(self) -> Moves[SomeMove]:
        """The moves so far, as far as they were seen."""
        return Moves(self, self.actions)

    def returns(self) -> list[float]:
        """By seat, what the end is worth to it, from -1 to 1; 0 while the game goes on."""
        outcome = self.outcome()
        return [0.0] * self.options.seats if outcome is None else outcome.returns

    def legal(self) -> list[int]:
        """What may be done now, ascending; at a chance node the outcomes."""
        return self._legal()

    def moves(self) -> list[SomeMove]:
        """The legal actions as typed moves, in the same order."""
        return [self.move_of(action) for action in self.legal()]

    def why(self, move: str | int | Move) -> Refusal | None:
        """Why a move, given as `play` takes it, is not legal here; None when it is."""
        if isinstance(move, int | np.integer):
            return None if move in self._legal() else self._against(index(move))
        try:
            # What is no move of this game has no text that can be read.
            return self.game.refuse(self, self.game.read(str(move)))
        except Malformed as refusal:
            return refusal

    def _against(self, action: int) -> Refusal:
        """What there is against a number that is not legal: a rule, if it is that of a move."""
        try:
            refusal = self.why(self.move_of(action))
        except (ArithmeticError, LookupError, ValueError):
            refusal = None  # it stands for nothing
        if refusal is None or isinstance(refusal, Malformed):
            return IllegalMove("illegal-action", action=action)
        return refusal

    def _repr_svg_(self) -> str:
        return self.game.presenter.svg(self)


class State(Position[SomeOptions, SomeMove]):
    """A complete game, nothing hidden. Players and bots never hold one: they get views."""

    def __init__(self, game: Game[SomeOptions, SomeMove], options: SomeOptions) -> None:
        super().__init__(game, options)
        self.actions = History()

    @abstractmethod
    def chances(self) -> list[float]:
        """At a chance node: the chance of each outcome in `legal`, in the same order; else []."""

    @abstractmethod
    def _advance(self, action: int) -> None:
        """Change the position by an action that is known to be legal."""

    @abstractmethod
    def _copy(self) -> Self:
        """The same position, independent of this one, without its past."""

    @abstractmethod
    def view(self, seat: int | None) -> View[SomeOptions, SomeMove]:
        """What a seat (or, with None, a spectator) may know.

        A game that hides something has numbers of their own for what is hidden. It keeps what each
        seat has seen in a history of its own, as a companion of its actions: so a view costs the
        same after any number of them, and nothing in it leads back to what is hidden.
        """

    def apply(self, action: int) -> None:
        """Apply a legal action, deterministically; another is refused with the rule it breaks."""
        number = index(action)
        if number not in self.legal():
            raise self._against(number)
        self.apply_unchecked(number)

    def apply_unchecked(self, action: int) -> None:
        """Apply an action that is known to be legal: nothing is checked, anything else corrupts."""
        self._advance(action)
        self.actions.append(action)
        if self.actions.wants_snapshot:
            snapshot = self._copy()
            snapshot.actions = History()
            self.actions.keep_snapshot(snapshot)

    def play(self, wanted: str | int | Move, seat: int | None = None) -> SomeMove:
        """Check and apply a move, given as text, as such or as its number; the move.

        It is refused with the rule it breaks. With a seat, it is also refused when it is not this
        seat's turn.
        """
        move = self.game.read(wanted) if isinstance(wanted, str) else wanted
        if seat is not None and index(seat) != self.to_move:
            raise NotYourTurn("not-your-turn", seat=seat, turn=self.to_move)
        if isinstance(move, int | np.integer):
            self.apply(index(move))
            return self.move_of(index(move))
        # A bot decides for a Move: its type does not tell the game.
        own = cast("SomeMove", move)
        try:
            action = self.action_of(own)
            is_legal = action in self.legal()
        except (TypeError, ValueError):
            is_legal = False
        if not is_legal:
            refusal = self.why(own)
            assert refusal is not None, f"no reason against {move}"
            raise refusal
        self.apply_unchecked(action)
        return own

    def undo(self) -> SomeMove:
        """Take back the last action, whoever made it; the move that it was."""
        if not self.actions:
            raise IllegalMove("nothing-to-undo")
        move = self.move_of(self.actions[-1])
        self.__dict__ = self.rewind(len(self.actions) - 1).__dict__
        return move

    def copy(self) -> Self:
        """An independent copy."""
        twin = self._copy()
        twin.actions = self.actions.copy()
        return twin

    # As `copy.copy` does it, both would change with what is played in one of them.
    __copy__ = copy

    def rewind(self, length: int) -> Self:
        """The game as it was after so many of its actions, as an independent copy.

        From the last snapshot before on, they are applied again.
        """
        if not 0 <= length <= len(self.actions):
            raise IndexError(length)
        if length == len(self.actions):
            return self.copy()
        known, snapshot = self.actions.find_snapshot(length) or (0, self.actions.start)
        if snapshot is None:
            earlier = self.game.start(self.options, self.rules)
            assert isinstance(earlier, type(self)), "a game starts its own states"
        elif isinstance(snapshot, type(self)):
            earlier = snapshot._copy()
        else:
            raise Malformed("untold-start")
        earlier.actions = self.actions.prefix(known)
        for action in self.actions.read(known, length):
            earlier.apply_unchecked(action)
        return earlier


class View(Position[SomeOptions, SomeMove]):
    """What one seat may know of a game, or a spectator (seat None): built by allow-list."""

    def __init__(
        self,
        game: Game[SomeOptions, SomeMove],
        options: SomeOptions,
        seat: int | None,
        actions: History[int],
    ) -> None:
        super().__init__(game, options)
        options.check_seat(seat)
        self.seat = seat
        # What has been done so far, as this seat has seen it; what comes later is in a later view.
        self.actions = actions.copy()

    @abstractmethod
    def sample_state(self, rng: np.random.Generator) -> State[SomeOptions, SomeMove]:
        """One complete state, drawn from those that agree with what this seat knows."""

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden from this seat now, so that there is one state to sample."""
        return False

    def legal(self) -> list[int]:
        """What this seat may do now; nothing while it is not its turn."""
        return self._legal() if self.seat == self.to_move else []

    def why(self, move: str | int | Move) -> Refusal | None:
        """Why this seat may not make a move; None when it may."""
        if self.seat is None:
            return NotYourTurn("spectators-watch")
        if self.seat != self.to_move:
            return NotYourTurn("not-your-turn", seat=self.seat, turn=self.to_move)
        return super().why(move)


# For whoever takes any game: a bot, a table, a server.
AnyGame: TypeAlias = Game[OwnOptions, OwnMove]
AnyPosition: TypeAlias = Position[OwnOptions, OwnMove]
AnyState: TypeAlias = State[OwnOptions, OwnMove]
AnyView: TypeAlias = View[OwnOptions, OwnMove]

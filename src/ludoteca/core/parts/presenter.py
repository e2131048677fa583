"""Presenters: how a game speaks and looks. The rules know no words and no pictures.

Every answer has a default, so that a game without a presenter can be played in the terminal and
in the browser; a game improves the answers it cares about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, ClassVar

from ludoteca.core.figures.poster import frame
from ludoteca.core.options import OwnMove, OwnOptions, OwnPosition, OwnView, Setting
from ludoteca.core.parts.narration import Narration
from ludoteca.core.parts.scene import OfferedMove, PlainScene, Scene
from ludoteca.core.records.record_document import Json
from ludoteca.core.text.messages import Fact, say
from ludoteca.core.turn import OVER, name_turn

if TYPE_CHECKING:
    from rich.console import RenderableType

LINE_HEIGHT = 24


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules: the key of its heading, and its first and last rule."""

    heading: str
    first: int
    last: int


class Presenter:
    """How a game speaks and looks."""

    # A folder of files for the browser that a package brings; in it `board.js` draws the board.
    web_files: ClassVar[Traversable | None] = None
    # The rulebook: the letter of its rules, its chapters, and by option the rules about it.
    letter: ClassVar[str] = ""
    chapters: ClassVar[tuple[Chapter, ...]] = ()
    option_rules: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    # The options that are seen at a table anyway: they are not told as variants.
    evident_options: ClassVar[frozenset[str]] = frozenset({"seats"})

    @property
    def rule_names(self) -> Sequence[str]:
        """The rules by their numbers, in order."""
        last = self.chapters[-1].last if self.chapters else 0
        return [f"{self.letter}{number}" for number in range(1, last + 1)]

    def rule_facts(self, options: OwnOptions, rules: str) -> Mapping[str, Fact]:  # noqa: ARG002
        """What the texts must be told: what a version says, amounts a host can change by a file."""
        return {}

    # A new table.

    def settings(
        self, options: OwnOptions, tables: Iterable[OwnOptions]
    ) -> Mapping[str, tuple[Setting, ...]]:
        """By option, what a host can set it to, given those before it: as at these tables."""
        left = [table.as_json() for table in tables]
        found = {}
        for name, setting in options.as_json().items():
            found[name] = tuple(dict.fromkeys(table[name] for table in left))
            left = [table for table in left if table[name] == setting]
        return found

    def setting_titles(self, options: OwnOptions) -> Mapping[str, Mapping[str, str]]:  # noqa: ARG002
        """By option, what its settings are called that are names of things."""
        return {}

    def usual_seat(self, options: OwnOptions) -> int:  # noqa: ARG002 games may look
        """Where a newcomer had better sit: usually in the seat that begins."""
        return 0

    def seat_name(self, options: OwnOptions, seat: int) -> str:  # noqa: ARG002 games may look
        """What a seat is called at a table: its colours, its army."""
        return say("seat-name", number=seat + 1)

    def aim(self, options: OwnOptions) -> str:  # noqa: ARG002 games may look
        """What the players are after and what a turn is, in a few sentences for a newcomer."""
        return ""

    # A position.

    def words(self, position: OwnPosition) -> list[str]:
        """The position in words, a sentence for each thing that matters: for those who listen."""
        return str(position).splitlines()

    def report(self, position: OwnPosition) -> Json:
        """The position as JSON, in the notation's terms."""
        return report_frame(position)

    def scene(self, position: OwnPosition) -> Scene:
        """All that a client needs to draw the position and to act, so that it needs no rules.

        A game with a board of its own in the browser says more; the texts of legal moves then
        lie at the things they act upon.
        """
        return plain_scene(self, position)

    def audience(self, position: OwnPosition, seat: int | None) -> int | None:  # noqa: ARG002
        """Of all who now see and hear the same as a seat, the one who stands for them.

        So that what many look at is worked out once; usually nobody else sees quite the same. What
        may be done is seen by whoever is to move alone, for whom nobody stands.
        """
        return seat

    def board(self, options: OwnOptions) -> Scene:  # noqa: ARG002 games may look
        """What a client draws that never changes in a game, so that it is told only once."""
        return {}

    def review(self, position: OwnPosition) -> Scene | None:  # noqa: ARG002 games may look
        """The game so far in figures, for a client's charts; None where the scores say enough."""
        return None

    def svg(self, position: OwnPosition) -> str:
        """The position as a picture: where there is none, its words."""
        return _write_svg(self.words(position))

    def poster(self, position: OwnPosition) -> str:
        """The board in the shape in which chats show a link: usually all of the picture."""
        return frame(self.svg(position))

    def show(self, position: OwnPosition, width: int) -> RenderableType:  # noqa: ARG002
        """The position for a terminal of this width; at the end also how it ended."""
        outcome = position.outcome()
        return "\n".join([*self.words(position), *([outcome.because] if outcome else [])])

    def names(self, position: OwnPosition) -> Mapping[str, str]:  # noqa: ARG002 games may look
        """By word of the notation that is the name of a thing, its name in the player's language.

        A name is one word, and no two things have the same.
        """
        return {}

    # A move.

    def describe(self, position: OwnPosition, move: OwnMove) -> str:  # noqa: ARG002
        """What a legal move would do, as a sentence."""
        return str(move)

    def cite(self, move: OwnMove) -> tuple[str, ...]:  # noqa: ARG002 games may look
        """The rules that allow a legal move, by their numbers."""
        return ()

    def motive(self, position: OwnPosition, move: OwnMove) -> str:  # noqa: ARG002
        """What speaks for a legal move, beyond what it does; usually that says enough."""
        return ""

    def gain(self, now: int, then: int) -> str:
        """How a seat's score changes, in a sentence: usually it is points."""
        return say("play-hint", now=now, then=then)

    def narrate(
        self,
        before: OwnView,
        after: OwnView,  # noqa: ARG002 games may look
        move: OwnMove,
    ) -> Narration:
        """What came of a move between two views of a seat, in its eyes, as a short sentence."""
        return Narration(self.describe(before, move))

    def recap(self, before: OwnView, after: OwnView) -> list[str]:  # noqa: ARG002
        """What matters now to one who has just seen the board; nothing where all is to be seen."""
        return []


def plain_scene(presenter: Presenter, position: OwnPosition) -> PlainScene:
    """What every client can show of a position: words, and a list of moves."""
    moves = [
        OfferedMove(move=str(move), words=presenter.describe(position, move))
        for move in position.moves()
    ]
    return PlainScene(words=presenter.words(position), moves=moves)


def report_frame(position: OwnPosition) -> Json:
    """What every report begins with."""
    outcome = position.outcome()
    to_move = position.to_move
    return {
        "game": position.game.name,
        "options": position.options.as_json(),
        "over": to_move == OVER,
        "to_move": name_turn(to_move),
        "scores": position.scores(),
        "winners": list(outcome.winners) if outcome else [],
        "won": outcome.won if outcome else None,
        "outcome": outcome and {"rule": outcome.rule, "reason": str(outcome.reason)},
        "ranking": [list(place) for place in outcome.ranking] if outcome else None,
        "legal": [str(move) for move in position.moves()],
    }


def _write_svg(lines: Sequence[str]) -> str:
    """Lines of text as a picture."""
    width = 20 + 9 * max(map(len, lines), default=0)
    texts = "".join(
        f'<text x="10" y="{LINE_HEIGHT * number}">{escape(line)}</text>'
        for number, line in enumerate(lines, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} '
        f'{LINE_HEIGHT * len(lines) + 10}" font-family="monospace" font-size="15">{texts}</svg>'
    )

"""How Feurio! speaks and looks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from ludoteca.core.options import Setting
from ludoteca.core.parts.presenter import Chapter, Presenter
from ludoteca.core.text.messages import say
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.position import FeurioPosition, colours_of
from ludoteca.games.feurio.present import report
from ludoteca.games.feurio.present.crews import name_seat
from ludoteca.games.feurio.present.scene.scene import set_scene
from ludoteca.games.feurio.present.sentences import descriptions, narration
from ludoteca.games.feurio.present.sentences.motives import find_motive
from ludoteca.games.feurio.present.sentences.words import tell_position
from ludoteca.games.feurio.view import is_hiding

if TYPE_CHECKING:
    from rich.console import RenderableType


class FeurioPresenter(Presenter):
    """Rules, sentences, pictures and the screen of Feurio!."""

    letter = "R"
    chapters = (
        Chapter("feurio-chapter-setup", 1, 11),
        Chapter("feurio-chapter-fire", 12, 22),
        Chapter("feurio-chapter-men", 23, 38),
        Chapter("feurio-chapter-end", 39, 44),
        Chapter("feurio-chapter-scoring", 45, 54),
        Chapter("feurio-chapter-three", 55, 61),
        Chapter("feurio-chapter-two", 62, 66),
        Chapter("feurio-chapter-solitaire", 67, 75),
        Chapter("feurio-chapter-cooperative", 76, 81),
        Chapter("feurio-chapter-firebreak", 82, 92),
        Chapter("feurio-chapter-hotter", 93, 95),
    )
    option_rules = MappingProxyType(
        {
            "seats": ("R5",),
            "goal": ("R67", "R76"),
            "firebreak": ("R82",),
            "hotter": ("R93",),
        }
    )
    # What a task asks for stands beside the board.
    evident_options = frozenset({"seats", "goal"})
    words = staticmethod(tell_position)
    report = staticmethod(report.report)
    scene = staticmethod(set_scene)
    describe = staticmethod(descriptions.describe)
    cite = staticmethod(descriptions.cite)
    motive = staticmethod(find_motive)
    narrate = staticmethod(narration.narrate)

    def settings(
        self, options: FeurioOptions, tables: Iterable[FeurioOptions]
    ) -> Mapping[str, tuple[Setting, ...]]:
        """What a host can set; R94: where no points are counted, none are rounded."""
        offered = super().settings(options, tables)
        return offered if options.goal == Goal.SCORE else {**offered, "hotter": (options.hotter,)}

    def usual_seat(self, options: FeurioOptions) -> int:
        """R10: seat 1 begins, and need not arrange the start tiles."""
        return 1 % options.seats

    def seat_name(self, options: FeurioOptions, seat: int) -> str:
        """The colours of a seat, as its name at the table."""
        return name_seat(colours_of(options.seats, seat))

    def audience(self, position: FeurioPosition, seat: int | None) -> int | None:
        """R82: where nothing is hidden, all see the same."""
        return seat if is_hiding(position) else None

    def aim(self, options: FeurioOptions) -> str:
        """What the players are after, for a newcomer."""
        return say("feurio-nutshell" if options.goal == Goal.SCORE else "feurio-nutshell-task")

    # Drawing is heavy to import, so its rooms are opened only when somebody looks.

    def svg(self, position: FeurioPosition) -> str:
        """The position as a picture."""
        from ludoteca.games.feurio.present.picture import draw_svg

        return draw_svg(position)

    def poster(self, position: FeurioPosition) -> str:
        """The board in the shape in which chats show a link."""
        from ludoteca.games.feurio.present.picture import draw_poster

        return draw_poster(position)

    def show(self, position: FeurioPosition, width: int) -> RenderableType:
        """The position for a terminal of this width."""
        from ludoteca.games.feurio.present.terminal import show

        return show(position, width)

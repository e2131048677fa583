"""How FutuRisiko! speaks and looks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from ludoteca.core.parts.narration import Narration
from ludoteca.core.parts.presenter import Chapter, Presenter
from ludoteca.core.records.record import Json
from ludoteca.core.text.messages import Fact, say
from ludoteca.games.futurisiko.assets.library import MAPS, SHEETS
from ludoteca.games.futurisiko.moves import FutuRisikoMove
from ludoteca.games.futurisiko.options import FutuRisikoOptions, list_settings
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.report import report
from ludoteca.games.futurisiko.present.scene.review import look_back
from ludoteca.games.futurisiko.present.scene.scene import set_scene
from ludoteca.games.futurisiko.present.scene.types import Review, WorldFacts, WorldScene
from ludoteca.games.futurisiko.present.sentences.descriptions import cite, describe
from ludoteca.games.futurisiko.present.sentences.motives import find_motive
from ludoteca.games.futurisiko.present.sentences.names import list_words, name_seat
from ludoteca.games.futurisiko.present.sentences.narration import narrate
from ludoteca.games.futurisiko.present.sentences.prompt import recap
from ludoteca.games.futurisiko.present.sentences.words import tell_position
from ludoteca.games.futurisiko.view import FutuRisikoView

if TYPE_CHECKING:
    from rich.console import RenderableType


class FutuRisikoPresenter(Presenter):
    """Rules, sentences, pictures and the screen of FutuRisiko!."""

    letter = "F"
    chapters = (
        Chapter("futurisiko-chapter-components", 1, 5),
        Chapter("futurisiko-chapter-board", 6, 10),
        Chapter("futurisiko-chapter-setup", 11, 15),
        Chapter("futurisiko-chapter-round", 16, 23),
        Chapter("futurisiko-chapter-production", 24, 31),
        Chapter("futurisiko-chapter-movement", 32, 44),
        Chapter("futurisiko-chapter-combat", 45, 55),
        Chapter("futurisiko-chapter-end", 56, 59),
        Chapter("futurisiko-chapter-cards", 60, 69),
        Chapter("futurisiko-chapter-hidden", 70, 72),
        Chapter("futurisiko-chapter-checks", 73, 78),
    )
    option_rules = MappingProxyType(
        {
            "seats": ("F11",),
            "cards": ("F23",),
            "goal": ("F56",),
            "removed": ("F14",),
            "dice_cap": ("F3",),
            "round_limit": ("F59",),
            "map": ("F10",),
            "sheet": ("F60",),
        }
    )

    def rule_facts(self, options: FutuRisikoOptions, rules: str) -> Mapping[str, Fact]:
        """F20: what the version says; F61, F62, F66, F67: the effects on the card sheet."""
        return {"free": "any" if rules == "1" else "one", **SHEETS.find(options.sheet).effects}

    def setting_titles(self, options: FutuRisikoOptions) -> Mapping[str, Mapping[str, str]]:
        """By option, what its settings are called that name a map, a sheet or a territory."""
        language, settings = say("futurisiko-language"), list_settings(options)
        places = MAPS.find(options.map).territories
        return {
            "map": MAPS.titles(map(str, settings["map"])),
            "sheet": SHEETS.titles(map(str, settings["sheet"])),
            "removed": {place.id: place.name(language) for place in places},
        }

    def seat_name(self, options: FutuRisikoOptions, seat: int) -> str:  # noqa: ARG002
        """F1: the colour of a seat's army, as its name at the table."""
        return name_seat(seat)

    def aim(self, options: FutuRisikoOptions) -> str:
        """What the players are after, for a newcomer."""
        return say("futurisiko-nutshell", goal=options.goal)

    def words(self, position: FutuRisikoPosition) -> list[str]:
        """The position in words, for those who listen."""
        return tell_position(position)

    def report(self, position: FutuRisikoPosition) -> Json:
        """The position as JSON, in the notation's terms."""
        return report(position)

    def scene(self, position: FutuRisikoPosition) -> WorldScene:
        """All that a client needs to draw the position and to act."""
        return set_scene(position)

    def review(self, position: FutuRisikoPosition) -> Review:
        """The game so far by its rounds, the luck of the dice, the decisive fights."""
        return look_back(position)

    def names(self, position: FutuRisikoPosition) -> Mapping[str, str]:
        """F10: by id of a place, the word for it in the player's language."""
        return list_words(position)

    def describe(self, position: FutuRisikoPosition, move: FutuRisikoMove) -> str:
        """What a legal move would do, as a sentence."""
        return describe(position, move)

    def cite(self, move: FutuRisikoMove) -> tuple[str, ...]:
        """The rules that allow a legal move."""
        return cite(move)

    def motive(self, position: FutuRisikoPosition, move: FutuRisikoMove) -> str:
        """What speaks for a legal move, beyond what it does."""
        return find_motive(position, move)

    def gain(self, now: int, then: int) -> str:
        """F56: the score of a seat is its territories."""
        return say("futurisiko-gain", now=now, then=then)

    def narrate(
        self, before: FutuRisikoView, after: FutuRisikoView, move: FutuRisikoMove
    ) -> Narration:
        """What came of the move between two views of a seat, in its eyes."""
        return narrate(before, after, move)

    def recap(self, before: FutuRisikoView, after: FutuRisikoView) -> list[str]:
        """What matters now to one who has seen the board in this step."""
        return recap(before, after)

    # Drawing is heavy to import, so its rooms are opened only when somebody looks.

    def board(self, options: FutuRisikoOptions) -> WorldFacts:
        """F10: the map."""
        from ludoteca.games.futurisiko.present.scene.board import draw_board

        return draw_board(MAPS.find(options.map))

    def svg(self, position: FutuRisikoPosition) -> str:
        """The position as a picture."""
        from ludoteca.games.futurisiko.present.picture import draw_svg

        return draw_svg(position)

    def poster(self, position: FutuRisikoPosition) -> str:
        """The board in the shape in which chats show a link."""
        from ludoteca.games.futurisiko.present.picture import draw_poster

        return draw_poster(position)

    def show(self, position: FutuRisikoPosition, width: int) -> RenderableType:
        """The position for a terminal of this width."""
        from ludoteca.games.futurisiko.present.terminal import show

        return show(position, width)

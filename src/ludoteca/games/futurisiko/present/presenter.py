"""How FutuRisiko! speaks and looks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from ludoteca.core.parts.presenter import Chapter, Presenter
from ludoteca.core.text.messages import Fact, say
from ludoteca.games.futurisiko.assets.library import MAPS, SHEETS
from ludoteca.games.futurisiko.options import FutuRisikoOptions, list_settings
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present import report
from ludoteca.games.futurisiko.present.scene.review import look_back
from ludoteca.games.futurisiko.present.scene.scene import set_scene
from ludoteca.games.futurisiko.present.scene.types import WorldFacts
from ludoteca.games.futurisiko.present.sentences import descriptions, narration, prompt
from ludoteca.games.futurisiko.present.sentences.motives import find_motive
from ludoteca.games.futurisiko.present.sentences.names import list_words, name_seat
from ludoteca.games.futurisiko.present.sentences.words import tell_position

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
    words = staticmethod(tell_position)
    report = staticmethod(report.report)
    scene = staticmethod(set_scene)
    review = staticmethod(look_back)
    names = staticmethod(list_words)
    describe = staticmethod(descriptions.describe)
    cite = staticmethod(descriptions.cite)
    motive = staticmethod(find_motive)
    narrate = staticmethod(narration.narrate)
    recap = staticmethod(prompt.recap)
    settings = staticmethod(list_settings)

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

    def gain(self, now: int, then: int) -> str:
        """F56: the score of a seat is its territories."""
        return say("futurisiko-gain", now=now, then=then)

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

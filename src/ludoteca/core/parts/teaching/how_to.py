"""How to play a game, in the reader's language: sections, and films for its own board to draw."""

from collections.abc import Iterator
from typing import Annotated, TypedDict

from ludoteca.core.game import AnyGame, AnyState
from ludoteca.core.options import OptionSettings
from ludoteca.core.parts.scene import Scene, about
from ludoteca.core.parts.teaching.how_to_script import HowToScript, ScriptedFilm, ScriptedSection
from ludoteca.core.text.messages import say


class FactCard(TypedDict):
    """Something about the game as a whole, such as who made it."""

    title: str
    text: str


class Frame(TypedDict):
    """A position, and what is to be seen in it."""

    scene: Annotated[Scene, about("as a spectator sees it")]
    words: str
    spots: Annotated[list[str], about("what the words are about, as the board calls it")]


class Film(TypedDict):
    """A game in a few frames; one of a single frame is a picture."""

    options: OptionSettings
    seats: Annotated[list[str], about("what the seats are called")]
    frames: list[Frame]


class SectionText(TypedDict):
    """A chapter of the page in words."""

    name: Annotated[str, about("by which it is found on the page")]
    title: str
    text: str
    points: Annotated[list[str], about("one sentence each")]
    rules: Annotated[list[str], about("where it can be read exactly")]


class Section(SectionText):
    """A chapter of the page."""

    film: Film | None


class HowToSheet(TypedDict):
    """The page."""

    title: Annotated[str, about("of the game")]
    aim: str
    facts: list[FactCard]
    sections: list[Section]


class HowTo:
    """How to play a game, as its script has it."""

    def __init__(self, game: AnyGame, script: HowToScript) -> None:
        self._game = game
        self._script = script
        self.sections = script["sections"]
        self._options = game.options({})
        # What a text must be told, such as amounts that stand in a file.
        self._facts = game.presenter.rule_facts(self._options, game.rules[-1])

    def show(self) -> HowToSheet:
        """The page, with all scenes of its films."""
        return {
            "title": self._game.title,
            "aim": self._game.presenter.aim(self._options),
            "facts": self.list_facts(),
            "sections": [
                {
                    **self.tell(section),
                    "film": self._show_film(section["film"]) if "film" in section else None,
                }
                for section in self.sections
            ],
        }

    def list_facts(self) -> list[FactCard]:
        """What is known about the game as a whole."""
        return [
            {"title": self._say(f"{key}.name"), "text": self._say(key)}
            for key in self._script["facts"]
        ]

    def tell(self, section: ScriptedSection) -> SectionText:
        """A section in words alone: nothing is played for it."""
        key = section["words"]
        return {
            "name": key.rpartition("how-to-")[2],
            "title": self._say(f"{key}.name"),
            "text": self._say(key),
            "points": [self._say(point) for point in section.get("points", ())],
            "rules": section.get("rules", []),
        }

    def find_pictures(self) -> dict[str, str]:
        """By rule, the section that shows it in a picture."""
        return {
            rule: self.tell(section)["name"]
            for section in reversed(self.sections)
            if "film" in section
            for rule in section.get("rules", ())
        }

    def tell_film(self, film: ScriptedFilm) -> list[str]:
        """What is said to each frame of a film."""
        return [self._say(frame["words"]) for frame in film["frames"]]

    def play(self, film: ScriptedFilm) -> Iterator[AnyState]:
        """The game at each frame of a film: one state, played on."""
        state = self._game.position(film["start"])
        for frame in film["frames"]:
            for action in frame.get("played", ()):
                state.play(action)
            yield state

    def _say(self, key: str) -> str:
        return say(key, **self._facts)

    def _show_film(self, film: ScriptedFilm) -> Film:
        presenter = self._game.presenter
        options = self._game.position(film["start"]).options
        return {
            "options": options.as_json(),
            "seats": [presenter.seat_name(options, seat) for seat in range(options.seats)],
            "frames": [
                {
                    "scene": presenter.scene(state.view(None)),
                    "words": words,
                    "spots": frame.get("spots", []),
                }
                for state, words, frame in zip(
                    self.play(film), self.tell_film(film), film["frames"], strict=True
                )
            ],
        }

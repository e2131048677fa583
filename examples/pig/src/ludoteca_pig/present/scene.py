"""What the board of Pig in the browser is told (`web/board.js`)."""

from typing import TypedDict

from ludoteca.core.parts.scene import PlainScene
from ludoteca.core.text.messages import say
from ludoteca_pig.moves import MOVES, Die
from ludoteca_pig.state import PigState
from ludoteca_pig.view import PigView


class PigTrack(TypedDict):
    """A pig on its way to the goal."""

    name: str
    points: int
    words: str
    on_turn: bool


class PigScene(PlainScene):
    """A position; a client without the board shows the words and moves in it."""

    title: str
    goal: int
    die: int | None
    pigs: list[PigTrack]
    labels: dict[str, str]
    words_die: str
    words_turn: str


def name_pig(seat: int) -> str:
    """The look of a seat's pig."""
    return say("pig-name", seat=seat)


def set_scene(position: PigState | PigView, plain: PlainScene) -> PigScene:
    """A position, as the board draws it."""
    last = MOVES[position.actions[-1]] if position.actions else None
    pips = last.pips if isinstance(last, Die) else None
    return PigScene(
        words=plain["words"],
        moves=plain["moves"],
        title=position.game.title,
        goal=position.options.goal,
        die=pips,
        pigs=[
            PigTrack(
                name=name_pig(seat),
                points=points,
                words=say("pig-scene-points", points=points),
                on_turn=seat == position.on_turn,
            )
            for seat, points in enumerate(position.scores())
        ],
        labels={"roll": say("pig-scene-roll"), "hold": say("pig-scene-hold", turn=position.turn)},
        words_die=say("pig-scene-die", pips=pips or 0),
        words_turn=plain["words"][-1],
    )

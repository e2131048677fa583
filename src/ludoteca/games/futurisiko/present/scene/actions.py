"""Legal moves: what can be done now, by the things it is done to, so that a client needs no rules.

Where only a number is open, a pattern stands for all moves: the sign # for the number.
"""

from __future__ import annotations

from ludoteca.games.futurisiko import moves
from ludoteca.games.futurisiko.ai.building import plan_building
from ludoteca.games.futurisiko.box import Army, Card, Unit
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.armies import name_of
from ludoteca.games.futurisiko.present.scene import types
from ludoteca.games.futurisiko.present.scene.outlooks import list_outlooks
from ludoteca.games.futurisiko.present.sentences.descriptions import describe
from ludoteca.games.futurisiko.rules import round as rounds
from ludoteca.games.futurisiko.rules.course import COUNT, KIND, Kind
from ludoteca.games.futurisiko.rules.layout import Phase

NUMBER = "#"
COUNTED = (Kind.BUILD, Kind.MOVE, Kind.FERRY)
# Which card each play is.
CARD = {
    "shield": Card.SCUDO_SPAZIALE,
    "boost": Card.SUPER_PRODUZIONE,
    "weapon": Card.ARMA_SEGRETA,
    "launch": Card.MISSILI_BALISTICI,
    "truce": Card.TREGUA,
    "betray": Card.TRADIMENTO,
    "torpedo": Card.SILURO_KILLER,
}


# For all who look on.
_NOTHING: types.Offers = {
    "before": None,
    "marks": {},
    "says": [],
    "shows": [],
    "plays": [],
    "builds": [],
    "marches": [],
    "removals": [],
    "prospects": {},
    "plan": [],
    "excess": 0,
}


def list_offers(position: FutuRisikoPosition, ahead: FutuRisikoPosition) -> types.Offers:
    """All that a seat can do, each kind in its place, once it has passed what comes before it."""
    if position.to_move < 0 or not position.legal():
        return _NOTHING
    actions = list_actions(ahead)
    before = None if ahead is position else list_actions(position)
    return {
        "before": {"plays": before.plays, "says": before.says} if before else None,
        "marks": actions.marks,
        "says": actions.says,
        "shows": actions.shows,
        "plays": actions.plays,
        "builds": actions.builds,
        "marches": actions.marches,
        "removals": actions.removals,
        "prospects": list_outlooks(ahead, actions.marches),
        "plan": [
            {"pattern": _leave_open(build), "count": build.count}
            for build in (plan_building(ahead) if actions.builds else ())
        ],
        "excess": _excess(ahead),
    }


def _excess(position: FutuRisikoPosition) -> int:
    """F18, F19: how many cards are to be discarded, where the hand is looked through."""
    if position.phase != Phase.DISCARD:
        return 0
    seat = position.to_move
    return max(0, position.hand_sizes()[seat] - int(rounds.hand_limit(position.raw, seat)))


def list_actions(position: FutuRisikoPosition) -> Actions:
    """All legal moves of a seat."""
    actions = Actions(position)
    legal = position.legal() if position.to_move >= 0 else ()
    # They ascend, so that of moves that differ only in a number the last, with the most, is kept.
    kept = {action | COUNT if action >> KIND in COUNTED else action: action for action in legal}
    for action in kept.values():
        actions.add(position.move_of(action))
    return actions


class Actions:
    """Legal moves by their kinds."""

    def __init__(self, position: FutuRisikoPosition) -> None:
        self._position = position
        self._owners = position.owners()
        self._on_turn = position.on_turn
        # F13, F45: by territory, to claim it or to fight for it.
        self.marks: dict[str, str] = {}
        # What is said, such as that one has built; cards that go; cards that are played.
        self.says: list[types.Saying] = []
        self.shows: list[types.Showing] = []
        self.plays: list[types.Playing] = []
        # F50: which pieces explosions take.
        self.removals: list[types.Removing] = []
        # F25, F32: builds and marches, with the most pieces that can be named.
        self.builds: list[types.Building] = []
        self.marches: list[types.Marching] = []

    def add(self, move: moves.FutuRisikoMove) -> None:
        """Put a move where its kind belongs."""
        match move:
            case moves.Mark(_, territory):
                self.marks[territory] = str(move)
            case moves.Say(verb):
                self.says.append({"verb": verb, "move": str(move), "words": self._words(move)})
            case moves.Show(verb, card):
                assert card is not None, "one's own cards are seen"
                self.shows.append(
                    {
                        "verb": verb,
                        "card": str(card.card),
                        "colour": str(card.colour),
                        "colour_name": name_of(card.colour),
                        "move": str(move),
                    }
                )
            case moves.Play(verb, colour):
                self._add_play(move, verb, colour)
            case moves.PlayAt(verb, colour, seat):
                self._add_play(move, verb, colour)["seat"] = seat
            case moves.Torpedo(colour, sea):
                self._add_play(move, "torpedo", colour)["sea"] = sea
            case moves.Remove(tanks, planes):
                words = self._words(move)
                self.removals.append(
                    {"tanks": tanks, "planes": planes, "move": str(move), "words": words}
                )
            case moves.Build(unit, _, place):
                self.builds.append(
                    {
                        "unit": types.UNIT_NAMES[unit],
                        "place": place,
                        "pattern": _leave_open(move),
                        "most": move.count,
                    }
                )
            case moves.Go(unit):
                self._add_march(move, unit)
            case _:
                assert isinstance(move, moves.Ferry), "what chance does is not offered"
                self._add_march(move, Unit.TANK, move.sea)

    def _words(self, move: moves.FutuRisikoMove) -> str:
        return describe(self._position, move)

    def _add_play(self, move: moves.FutuRisikoMove, verb: str, colour: Army) -> types.Playing:
        playing: types.Playing = {
            "verb": verb,
            "card": str(CARD[verb]),
            "colour": str(colour),
            "move": str(move),
            "words": self._words(move),
        }
        self.plays.append(playing)
        return playing

    def _add_march(self, move: moves.Go | moves.Ferry, unit: Unit, sea: str | None = None) -> None:
        """F34 to F41: who can go from where to where, over which sea, and whom that invades."""
        owner = self._owners.get(move.target, self._on_turn)
        self.marches.append(
            {
                "unit": types.UNIT_NAMES[unit],
                "origin": move.origin,
                "target": move.target,
                "sea": sea,
                "invades": None if owner == self._on_turn else owner,
                "pattern": _leave_open(move),
                "most": move.count,
            }
        )


def _leave_open(move: moves.Build | moves.Go | moves.Ferry) -> str:
    """The text of a move with its number left open."""
    return " ".join(NUMBER if word.isdecimal() else word for word in str(move).split())

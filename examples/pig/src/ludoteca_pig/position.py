"""The readable face of a game: points, words and pictures, for states and views alike."""

import numpy as np
from rich.progress_bar import ProgressBar
from rich.table import Table

from ludoteca.core.errors import IllegalMove, NotYourTurn, Refusal
from ludoteca.core.game import CHANCE, OVER, Game, Position
from ludoteca.core.messages import say
from ludoteca.core.outcome import Outcome
from ludoteca.core.record import Json
from ludoteca_pig import rules
from ludoteca_pig.moves import ACTIONS, MOVES, Die, Hold, PigMove, Roll
from ludoteca_pig.options import PigOptions

PigGame = Game[PigOptions, PigMove]
NAMES = ("pink", "black", "spotted", "ginger")


class PigPosition(Position[PigOptions, PigMove]):
    """What states and views have in common: here everything, for nothing is hidden."""

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""
        return int(rules.to_move(self.raw))

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is, also while the die rolls; after the game, the winner."""
        return int(self.raw.seat)

    @property
    def turn(self) -> int:
        """The points of this turn, not yet banked."""
        return int(self.raw.turn)

    def move_of(self, action: int) -> PigMove:
        """The move with this number."""
        return MOVES[action]

    def action_of(self, move: PigMove) -> int:
        """The number of a move; ValueError for a die that does not exist."""
        if move not in ACTIONS:
            raise ValueError(f"no game contains {move}")
        return ACTIONS[move]

    def _legal(self) -> list[int]:
        actions = np.empty(rules.SIDES, np.int64)
        return [int(action) for action in actions[: rules.legal(self.raw, actions)]]

    def seat_name(self, seat: int) -> str:
        """The look of a seat's pig."""
        return NAMES[seat]

    def scores(self) -> list[int]:
        """P7: the banked points by seat."""
        return [int(points) for points in self.raw.banked[: self.options.seats]]

    def outcome(self) -> Outcome | None:
        """P8: how the game ended; None while it goes on."""
        if self.to_move != OVER:
            return None
        scores = self.scores()
        ranking = tuple(
            tuple(seat for seat, points in enumerate(scores) if points == place)
            for place in sorted(set(scores), reverse=True)
        )
        return Outcome(ranking, say("pig-reached", goal=self.options.goal), "P8")

    def refuse(self, move: PigMove) -> Refusal | None:
        """Why a move is not legal here; None when it is."""
        legal = [str(move) for move in self.moves()]
        match move:
            case _ if self.to_move == OVER:
                return NotYourTurn("pig-over", "P8")
            case Die() if self.to_move != CHANCE:
                return NotYourTurn("pig-no-die", "P5", legal, name=self.seat_name(self.on_turn))
            case Roll() | Hold() if self.to_move == CHANCE:
                return NotYourTurn("pig-die-first", "P5", legal, move=str(move))
            case Hold() if not self.turn:
                return IllegalMove("pig-roll-first", "P4", legal)
        return None

    def describe(self, move: PigMove) -> str:
        """What a legal move would do, and the rules that allow it, as a sentence."""
        match move:
            case Roll():
                return say("pig-why-roll", turn=self.turn)
            case Hold():
                total = self.scores()[self.on_turn] + self.turn
                return say("pig-why-hold", turn=self.turn, total=total)
            case Die(rules.BUST):
                return say("pig-why-bust", turn=self.turn)
            case Die(pips):
                return say("pig-why-die", pips=pips, turn=self.turn + pips)

    def report(self) -> Json:
        """The position as JSON, in the notation's terms."""
        outcome = self.outcome()
        names: dict[int, int | str | None] = {CHANCE: "chance", OVER: None}
        return {
            "game": self.game.name,
            "options": self.options.as_json(),
            "over": outcome is not None,
            "to_move": names.get(self.to_move, self.to_move),
            "scores": self.scores(),
            "winners": list(outcome.winners) if outcome else [],
            "won": None,
            "outcome": outcome and {"rule": outcome.rule, "reason": outcome.reason},
            "ranking": [list(place) for place in outcome.ranking] if outcome else None,
            "legal": [str(move) for move in self.moves()],
            "on_turn": self.on_turn,
            "turn": self.turn,
        }

    def show(self, width: int) -> Table:
        """The position for a terminal of this width: a bar of points for each pig."""
        outcome = self.outcome()
        caption = f"{outcome.reason} ({outcome.rule})" if outcome else None
        table = Table(box=None, show_header=False, caption=caption)
        for seat, points in enumerate(self.scores()):
            mine = seat == self.on_turn
            bar = ProgressBar(self.options.goal, points, width=max(10, min(width - 30, 50)))
            risked = f"+{self.turn}" if mine and self.turn else ""
            table.add_row("▸" if mine else "", self.seat_name(seat), bar, str(points), risked)
        return table

    def words(self) -> list[str]:
        """The position in words, for those who listen."""
        lines = [
            say("pig-words-seat", seat=self.seat_name(seat), points=points)
            for seat, points in enumerate(self.scores())
        ]
        return [*lines, say("pig-words-turn", seat=self.seat_name(self.on_turn), turn=self.turn)]

    def aim(self) -> str:
        """What the players are after, for a newcomer."""
        return say("pig-nutshell")

    def svg(self) -> str:
        """The position as a picture: a bar of points for each pig, those at risk in outline."""
        rows = []
        for seat, points in enumerate(self.scores()):
            y, banked = 30 * seat, round(200 * min(1, points / self.options.goal))
            risked = round(200 * self.turn / self.options.goal) if seat == self.on_turn else 0
            rows.append(
                f'<text x="8" y="{y + 22}">{self.seat_name(seat)}</text>'
                f'<rect x="80" y="{y + 8}" width="{banked}" height="18" fill="#d4687e"/>'
                f'<rect x="{80 + banked}" y="{y + 8}" width="{risked}" height="18" fill="none"'
                f' stroke="#d4687e"/><text x="290" y="{y + 22}">{points}</text>'
            )
        height = 30 * self.options.seats + 4
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 {height}"'
            f' font-family="sans-serif" font-size="14">{"".join(rows)}</svg>'
        )

"""How Pig speaks and looks."""

from importlib.resources import files

from rich.progress_bar import ProgressBar
from rich.table import Table

from ludoteca.core.parts.narration import Narration
from ludoteca.core.parts.presenter import Chapter, Presenter, plain_scene, report_frame
from ludoteca.core.records.record import Json
from ludoteca.core.text.messages import say
from ludoteca_pig import rules
from ludoteca_pig.moves import Die, Hold, PigMove, Roll
from ludoteca_pig.options import PigOptions
from ludoteca_pig.position import PigPosition
from ludoteca_pig.present.scene import PigScene, name_pig, set_scene
from ludoteca_pig.state import PigState
from ludoteca_pig.view import PigView


class PigPresenter(Presenter):
    """Rules, sentences, bars of points."""

    web_files = files("ludoteca_pig") / "web"
    letter = "P"
    chapters = (
        Chapter("pig-chapter-setup", 1, 2),
        Chapter("pig-chapter-turn", 3, 7),
        Chapter("pig-chapter-end", 8, 8),
    )

    def seat_name(self, options: PigOptions, seat: int) -> str:  # noqa: ARG002 always the same
        """The look of a seat's pig."""
        return name_pig(seat)

    def aim(self, options: PigOptions) -> str:  # noqa: ARG002 always the same
        """What the players are after, for a newcomer."""
        return say("pig-nutshell")

    def words(self, position: PigPosition) -> list[str]:
        """The position in words, for those who listen."""
        lines = [
            say("pig-words-seat", seat=name_pig(seat), points=points)
            for seat, points in enumerate(position.scores())
        ]
        return [*lines, say("pig-words-turn", seat=name_pig(position.on_turn), turn=position.turn)]

    def report(self, position: PigPosition) -> Json:
        """The position as JSON, in the notation's terms."""
        return report_frame(position) | {"on_turn": position.on_turn, "turn": position.turn}

    def scene(self, position: PigState | PigView) -> PigScene:
        """What the board in the browser is told."""
        return set_scene(position, plain_scene(self, position))

    def describe(self, position: PigPosition, move: PigMove) -> str:
        """What a legal move would do, and the rules that allow it, as a sentence."""
        match move:
            case Roll():
                return say("pig-why-roll", turn=position.turn)
            case Hold():
                total = position.scores()[position.on_turn] + position.turn
                return say("pig-why-hold", turn=position.turn, total=total)
            case Die(rules.BUST):
                return say("pig-why-bust", turn=position.turn)
            case Die(pips):
                return say("pig-why-die", pips=pips, turn=position.turn + pips)

    def narrate(self, before: PigView, after: PigView, move: PigMove) -> Narration:
        """What came of a move: a line for each turn, in which the die speaks."""
        match move:
            case Roll():
                return Narration()
            case Hold():
                key, points = "pig-told-hold", before.turn
            case Die(rules.BUST):
                key, points = "pig-told-bust", before.turn
            case Die(points):
                key = "pig-told-die"
        facts = {"points": points, "total": after.scores()[before.on_turn]}
        topic = f"turn of {before.on_turn}"
        return Narration(say(key, **facts), topic, say(f"{key}.more", **facts), before.on_turn)

    def show(self, position: PigPosition, width: int) -> Table:
        """The position for a terminal of this width: a bar of points for each pig."""
        outcome = position.outcome()
        caption = outcome.because if outcome else None
        table = Table(box=None, show_header=False, caption=caption)
        for seat, points in enumerate(position.scores()):
            mine = seat == position.on_turn
            bar = ProgressBar(position.options.goal, points, width=max(10, min(width - 30, 50)))
            risked = f"+{position.turn}" if mine and position.turn else ""
            table.add_row("▸" if mine else "", name_pig(seat), bar, str(points), risked)
        return table

    def svg(self, position: PigPosition) -> str:
        """The position as a picture: a bar of points for each pig, those at risk in outline."""
        rows, goal = [], position.options.goal
        for seat, points in enumerate(position.scores()):
            y, banked = 30 * seat, round(200 * min(1, points / goal))
            risked = round(200 * position.turn / goal) if seat == position.on_turn else 0
            rows.append(
                f'<text x="8" y="{y + 22}">{name_pig(seat)}</text>'
                f'<rect x="80" y="{y + 8}" width="{banked}" height="18" fill="#d4687e"/>'
                f'<rect x="{80 + banked}" y="{y + 8}" width="{risked}" height="18" fill="none"'
                f' stroke="#d4687e"/><text x="290" y="{y + 22}">{points}</text>'
            )
        height = 30 * position.options.seats + 4
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 {height}"'
            f' font-family="sans-serif" font-size="14">{"".join(rows)}</svg>'
        )

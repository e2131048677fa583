"""The standings as a picture: ratings and shares with their intervals."""

from collections.abc import Sequence

from ludoteca.arena.analysis.standings import Standings
from ludoteca.arena.report import rank, show_rating, tell
from ludoteca.core.figures.chart import Panel, Panels, plan_shares
from ludoteca.core.figures.estimate import Estimate
from ludoteca.core.text.messages import say


def draw(standings: Standings) -> str:
    """The picture as SVG."""
    rows = rank(standings)
    fair = None if standings.match.has_common_goal else 1 / standings.match.options.seats
    panels = [plan_shares(say("arena-plot-wins"), [(row.wins,) for row in rows], fair=fair)]
    ratings = [row.rating for row in rows if row.rating is not None]
    if ratings:
        panels.insert(0, _plan_ratings(ratings))
    first, *rest = tell(standings)
    return Panels(
        say("arena-title", title=standings.match.board_game.title),
        first,
        [row.bot for row in rows],
        panels,
        about=" ".join([first, *rest]),
    ).draw()


def _plan_ratings(ratings: Sequence[Estimate]) -> Panel:
    low, high = min(r.low for r in ratings), max(r.high for r in ratings)
    room = 0.06 * (high - low)
    return Panel(
        say("arena-plot-rating"),
        [(rating,) for rating in ratings],
        low - room,
        high + room,
        lambda value: f"{value:+g}" if value else "0",
        show_rating,
    )

"""A viewer: as whom somebody looks at a table."""

from typing import NamedTuple, Self

from ludoteca.table import Table


class Viewer(NamedTuple):
    """A seat (or, with None, a spectator), a language, and whether somebody draws the board."""

    seat: int | None
    language: str
    draws: bool = True

    def alike(self, table: Table) -> Self:
        """The viewer who sees and hears just the same at a table now."""
        state = table.state
        seat = state.game.presenter.audience(state, self.seat)
        return self if seat == self.seat else type(self)(seat, self.language, self.draws)

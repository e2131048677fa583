"""A viewer: as whom somebody looks at a table."""

from typing import NamedTuple, Self

from ludoteca.table import Table


class Viewer(NamedTuple):
    """A seat (or, with None, a spectator), a language, and whether somebody draws the board."""

    seat: int | None
    language: str
    draws: bool = True

    def who_hears(self, table: Table) -> Self:
        """The viewer who hears just the same of what happens at a table now."""
        state = table.state
        seat = state.game.presenter.audience(state, self.seat)
        return self if seat == self.seat else type(self)(seat, self.language, self.draws)

    def who_sees(self, table: Table) -> Self:
        """The viewer who sees, and may do, just the same as well: only one can move."""
        return self if self.seat == table.to_move else self.who_hears(table)

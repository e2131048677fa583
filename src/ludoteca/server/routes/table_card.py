"""Tables in short, as lists show them."""

import json
from itertools import count
from typing import Self

from pydantic import BaseModel

from ludoteca.core.options import OptionSettings
from ludoteca.core.registry import find_game, game_names
from ludoteca.server.player_names import name_player
from ludoteca.store import IdentityRow, ListedTable, TableSummary
from ludoteca.table import Status


class TableCard(BaseModel):
    """A table as lists show it."""

    id: str
    game: str
    title: str
    status: Status
    players: list[str]
    seats: int
    my_turn: bool
    # Whether it is your turn, and somebody else or a clock waits for you.
    pressing: bool
    # The people whose turn it is, and when their time runs out.
    waits_for: list[str]
    deadline: float | None
    turn: int
    updated_at: float
    options: OptionSettings
    # Of another game, from which it goes on; 0 where all of it is dealt here.
    given_moves: int
    # Whether it is dealt as an earlier game was.
    repeats_deal: bool

    @classmethod
    def of(cls, row: ListedTable, who: IdentityRow | None) -> Self:
        """A table, for somebody or a stranger."""
        summary = row.summary
        return cls(
            id=row.id,
            game=row.game,
            # A game that is no longer installed does not break a list.
            title=find_game(row.game).title if row.game in game_names() else row.game,
            status=Status(summary.status),
            players=list(map(name_player, count(), summary.players, summary.bots, summary.seated)),
            seats=len(summary.players),
            my_turn=who is not None and who.id in summary.turn,
            pressing=who is not None and is_pressing(summary, who.id),
            waits_for=_name_waited(summary),
            deadline=summary.deadline,
            turn=summary.version,
            updated_at=summary.updated_at,
            options=json.loads(row.options),
            given_moves=row.given_moves,
            repeats_deal=row.repeats_deal,
        )


def is_pressing(summary: TableSummary, who: str) -> bool:
    """Whether somebody is waited for: by others, or by a clock. Bots have patience."""
    playing = zip(summary.seated, summary.bots, strict=True)
    company = any(other not in ("", who) and not bot for other, bot in playing)
    return who in summary.turn and (company or summary.deadline is not None)


def _name_waited(summary: TableSummary) -> list[str]:
    """The people whose turn it is; who shares a screen with others is not named."""
    waited = [summary.seated.index(who) for who in summary.turn if summary.seated.count(who) == 1]
    return [summary.players[seat] for seat in waited]

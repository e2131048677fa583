"""Who sits where."""

import hashlib
from dataclasses import dataclass

from ludoteca.bots.bot import Bot, find_bot
from ludoteca.core.errors import Malformed

ME = "me"
USUAL_BOT = "greedy"


@dataclass(frozen=True)
class Player:
    """A bot, or (without one) somebody at this screen."""

    spec: str
    bot: Bot | None

    @property
    def is_here(self) -> bool:
        """Whether somebody at this screen plays."""
        return self.bot is None

    @property
    def name(self) -> str:
        """What to call them: the name after the colon, if one is given."""
        kind, _, given = self.spec.partition(":")
        return given or kind


def seat_players(specs: str | None, mine: int, seats: int, seed: str | None) -> list[Player]:
    """Players from a list such as “me,greedy,me:Anna,random”; usually me, and bots around."""
    if specs is None:
        wanted = [ME if seat == mine else USUAL_BOT for seat in range(seats)]
    else:
        wanted = [spec.strip() for spec in specs.split(",")]
    if len(wanted) != seats:
        raise Malformed("players-count", players=len(wanted), seats=seats)
    return [_seat_player(spec, seat, seed) for seat, spec in enumerate(wanted)]


def _seat_player(spec: str, seat: int, seed: str | None) -> Player:
    kind = spec.partition(":")[0]
    if kind == ME:
        return Player(spec, None)
    return Player(spec, find_bot(kind, _seed_for(seat, seed)))


def _seed_for(seat: int, seed: str | None) -> int | None:
    """A bot's own seed, so that the table's seed deals and plays the same game again."""
    if seed is None:
        return None
    return int.from_bytes(hashlib.sha256(f"{seed}:bot:{seat}".encode()).digest()[:8], "big")

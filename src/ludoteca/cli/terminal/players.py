"""Who sits where."""

import hashlib
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from ludoteca.bots.bot import Bot
from ludoteca.bots.registry import bot_names, find_bot, is_bot, runs_programs
from ludoteca.bots.specs import join_specs, split_specs
from ludoteca.core.errors import Malformed
from ludoteca.core.text.messages import say

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
        """What to call them."""
        return say("play-you") if self.spec == ME else self.spec


def split_players(specs: str | None) -> list[str] | None:
    """The players of a list such as “me,greedy,Anna,random”."""
    return None if specs is None else split_specs(specs)


def refuse_programs(specs: Sequence[str]) -> None:
    """Refuse players by whose mere name a program would be run: a file may not ask for that."""
    programs = [
        str(seat) for seat, spec in enumerate(specs) if is_bot(spec) and runs_programs(spec)
    ]
    if programs:
        again = shlex.quote(join_specs(specs))
        listed = ", ".join(programs)
        raise Malformed("play-engine-again", seats=len(programs), list=listed, players=again)


def seat_players(
    specs: Sequence[str] | None, mine: int, seats: int, seed: str | None
) -> list[Player]:
    """A player for every seat; usually me, and bots around."""
    if specs is None:
        specs = [ME if seat == mine else USUAL_BOT for seat in range(seats)]
    if len(specs) != seats:
        raise Malformed("players-count", players=len(specs), seats=seats)
    return [_seat_player(spec, seat, seed) for seat, spec in enumerate(specs)]


def _seat_player(spec: str, seat: int, seed: str | None) -> Player:
    """A bot by its name; any other word is the name of a person, unless it looks like a slip."""
    if is_bot(spec):
        return Player(spec, find_bot(spec, _seed_for(seat, seed)))
    meant = get_close_matches(spec.lower(), bot_names(), n=1, cutoff=0.75)
    if meant or not spec:
        raise Malformed("unknown-bot", name=spec, known=", ".join(bot_names()))
    return Player(spec, None)


def _seed_for(seat: int, seed: str | None) -> int | None:
    """A bot's own seed, so that the table's seed deals and plays the same game again."""
    if seed is None:
        return None
    return int.from_bytes(hashlib.sha256(f"{seed}:bot:{seat}".encode()).digest()[:8], "big")

"""The other processes of a server: who is connected to them, and what was asked of them.

Each tells the others what changes, a few times a second at most; nothing of it is kept. Whoever
comes new asks to be told all.
"""

from collections.abc import Awaitable, Callable, Collection, Iterator
from dataclasses import dataclass
from json import dumps

from msgspec import Struct, json

from ludoteca.server.limits.limits import Limits
from ludoteca.store import Store, Word

# Bytes of amounts in one word: PostgreSQL takes 8,000, with all that stands around them.
LARGEST = 6000
# An amount, and the signs between it and the next.
AMOUNT = 32
# A process that has not been heard of for so long, in seconds, is dead, and so are its lines.
DEAD = 10.0


@dataclass(frozen=True)
class Presence:
    """Who is connected to a table in one process: those who sit there, and how many watch."""

    seated: frozenset[str] = frozenset()
    watching: int = 0


NOBODY = Presence()


class Greeting(Struct, tag="greeting"):
    """A process is new, or has not heard for a while: tell it all."""


class PresenceWord(Struct, tag="presence"):
    """Who is connected to a table there."""

    table: str
    seated: list[str]
    watching: int


class SpentWord(Struct, tag="spent"):
    """What was taken from the limits there: of which, by whom, how much."""

    limit: str
    amounts: dict[str, float]


class MutesWord(Struct, tag="mutes"):
    """Somebody has muted others there, or hears them again."""

    who: str


AnyWord = Greeting | PresenceWord | SpentWord | MutesWord

_reader: json.Decoder[AnyWord] = json.Decoder(AnyWord)


class OtherProcesses:
    """What is known of them here, and what they are to know of this one."""

    def __init__(
        self, store: Store, limits: Limits, renew_mutes: Callable[[str], Awaitable[None]]
    ) -> None:
        self._store = store
        self._limits = limits
        self._renew_mutes = renew_mutes
        # By process and table.
        self._there: dict[str, dict[str, Presence]] = {}
        # Who is connected here, and at which tables that is not told yet.
        self._here: dict[str, Presence] = {}
        self._untold: set[str] = set()

    def find_presence(self, table: str) -> Presence:
        """Who is connected to a table in all of them."""
        found = [tables[table] for tables in self._there.values() if table in tables]
        seated = frozenset().union(*(each.seated for each in found))
        return Presence(seated, sum(each.watching for each in found))

    def note(self, table: str, presence: Presence) -> None:
        """Who is connected to a table here has changed."""
        if not self._store.is_shared or self._here.get(table, NOBODY) == presence:
            return
        self._here[table] = presence
        self._untold.add(table)

    async def tell(self) -> None:
        """Tell what has changed here since the last time."""
        if not self._store.is_shared:
            return
        for table in list(self._untold):
            presence = self._here.get(table, NOBODY)
            await self._say(PresenceWord(table, sorted(presence.seated), presence.watching))
            # Meanwhile somebody may have come or gone again.
            if self._here.get(table, NOBODY) != presence:
                continue
            self._untold.discard(table)
            if presence == NOBODY:
                self._here.pop(table, None)
        for name, limiter in self._limits.rates.items():
            for amounts in _divide(limiter.collect_untold()):
                await self._say(SpentWord(name, amounts))

    async def hear(self, word: Word) -> Collection[str]:
        """Take in what another has told; the tables at which somebody has come or gone."""
        if not word.process:
            await self._say(Greeting())
            return ()
        match _reader.decode(word.text):
            case Greeting():
                self._untold |= self._here.keys()
            case PresenceWord(table=table, seated=seated, watching=watching):
                tables = self._there.setdefault(word.process, {})
                tables[table] = Presence(frozenset(seated), watching)
                if tables[table] == NOBODY:
                    del tables[table]
                return (table,)
            case SpentWord(limit=limit, amounts=amounts):
                for who, tokens in amounts.items():
                    self._limits.rates[limit].charge(who, tokens)
            case MutesWord(who=who):
                await self._renew_mutes(who)
        return ()

    async def tell_mutes(self, who: str) -> None:
        """Somebody has muted others, or hears them again."""
        await self._say(MutesWord(who))

    async def bury(self, now: float) -> Collection[str]:
        """Forget those that have died; the tables to which somebody was connected there."""
        if not self._there:
            return ()
        living = await self._store.heartbeats.living(now - DEAD)
        dead = self._there.keys() - living
        return {table for process in dead for table in self._there.pop(process)}

    async def _say(self, word: AnyWord) -> None:
        await self._store.tell_word(json.encode(word).decode())


def _divide(amounts: dict[str, float]) -> Iterator[dict[str, float]]:
    """Amounts in parts that fit into a word, however long the names are when they are written."""
    part: dict[str, float] = {}
    size = 0
    for who, tokens in amounts.items():
        cost = len(dumps(dumps(who))) + AMOUNT
        if size + cost > LARGEST:
            yield part
            part, size = {}, 0
        part[who] = tokens
        size += cost
    if part:
        yield part

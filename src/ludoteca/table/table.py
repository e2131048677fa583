"""A live table: its set-up, and the fold of its journal.

Every act checks, then writes entries; an entry is applied in the same way whether it was written
here just now, or read from a journal. So a table that is read again is the same table.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from ludoteca.core.chance import Dealer
from ludoteca.core.errors import NotYourTurn
from ludoteca.core.game import AnyState, AnyView
from ludoteca.core.records.history import History
from ludoteca.core.records.record import Json, Record
from ludoteca.core.text.messages import say
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.table.entries import (
    AnyEntry,
    Closed,
    Dealt,
    Forgotten,
    HandedOver,
    Moved,
    Paused,
    RematchOpened,
    RepeatOpened,
    Resigned,
    Returned,
    SeatLeft,
    SeatTaken,
    TakenBack,
    read_entry,
)
from ludoteca.table.nonces import mix_seed
from ludoteca.table.refusals import Forbidden, Stale
from ludoteca.table.seat import SOMEONE, Roster, Seat
from ludoteca.table.setup import Setup
from ludoteca.table.undo import can_take_back, take_back

# Who plays on for somebody who is gone.
STAND_IN = "level:3"


class Status(StrEnum):
    """How far a table has come."""

    WAITING = "waiting"  # for people to sit down
    PLAYING = "playing"
    OVER = "over"  # played to the end
    CLOSED = "closed"  # given up before

    @property
    def is_done(self) -> bool:
        """Whether nothing will happen any more."""
        return self in (Status.OVER, Status.CLOSED)


# Made with every action: frozen, it would take three times as long.
@dataclass(slots=True)
class Transition:
    """An entry of the journal, and the game before and after it."""

    version: int
    entry: AnyEntry
    before: AnyState
    after: AnyState
    # Whose turn it is after it: a seat, CHANCE or OVER.
    turn: int


class Table:
    """One live game, with seats, clock and dealer. States are never changed, only replaced."""

    def __init__(self, setup: Setup, secret: str) -> None:
        self.setup = setup
        # Asked for with every action.
        self._turn_limit = setup.clock.seconds
        self.version = 0
        self.seats = tuple(
            Seat(plan, bot=plan.bot, name=plan.name if plan.kind == "here" else "")
            for plan in setup.seats
        )
        self.roster = Roster(self.seats)
        self.state = setup.begin()
        # Asked for again and again, so it is kept beside the state.
        self._mover = self.state.to_move
        # Who made each move; what was played at another table cannot be taken back at this one.
        self.authors = History([CHANCE] * len(self.state.actions))
        # The states before the moves that whoever is to move has just made.
        self._chain: tuple[AnyState, ...] = ()
        # When the turn of whoever is to move began.
        self.since = 0.0
        # Whether somebody has come back in this turn: then it began anew, which it does only once.
        self._has_renewed = False
        self.closed: str | None = None
        # Where the same people meet again, by a new deal and by the same one.
        self.rematch: str | None = None
        self.repeat: str | None = None
        self._secret = secret
        self._dealt = 0
        # What is worked out when somebody asks, and holds until something happens.
        self._can_undo: bool | None = None
        self._hides: bool | None = None
        self._legal: list[int] | None = None
        # What has happened here and is not yet in the journal.
        self.pending: list[Transition] = []
        self.status = self._find_status()

    @classmethod
    def from_journal(cls, setup: Setup, secret: str, entries: Iterable[str]) -> Self:
        """A table as its journal has it."""
        table = cls(setup, secret)
        for _ in table.replay(entries):
            pass
        return table

    # What there is to see.

    @property
    def commitment(self) -> str:
        """The hash of the dealer's secret, shown before anybody adds a nonce."""
        return Dealer(self._secret).commitment

    @property
    def secret(self) -> str | None:
        """What the dealer alone knows, until nothing more will be dealt."""
        return self._secret if self.status.is_done else None

    @property
    def seed(self) -> str | None:
        """What all was dealt by, once nothing more will be."""
        return mix_seed(self._secret, self.nonces) if self.status.is_done else None

    @property
    def nonces(self) -> list[str]:
        """By seat, what players have added to the secret; empty where nobody did."""
        return [seat.nonce for seat in self.seats]

    @property
    def to_move(self) -> int | None:
        """The seat that is to decide; None while nobody is."""
        return self._mover if self.status == Status.PLAYING else None

    @property
    def deadline(self) -> float | None:
        """When the time of whoever is to move runs out; bots have their own."""
        seat, limit = self.to_move, self._turn_limit
        if limit is None or seat is None or not self.seats[seat].is_human:
            return None
        return self.since + limit

    @property
    def can_undo(self) -> bool:
        """Whether whoever is to move has something to take back."""
        if self._can_undo is None:
            is_played = self.to_move is not None
            self._can_undo = is_played and can_take_back(self.state, self.authors, self._recall)
        return self._can_undo

    def followed_by(self, *, same_deal: bool) -> str | None:
        """The table where the same people have met again."""
        return self.repeat if same_deal else self.rematch

    def seats_of(self, who: str) -> list[int]:
        """The seats in which somebody sits, also beside others at the same screen."""
        return [number for number, seat in enumerate(self.seats) if seat.is_human_of(who)]

    def has_seat(self, who: str, seat: int) -> bool:
        """Whether somebody sits in a seat that there is."""
        return 0 <= seat < len(self.seats) and self.seats[seat].is_human_of(who)

    def seats_lost_by(self, who: str) -> list[int]:
        """The seats of somebody in which a bot plays for them, until they take them back."""
        return [number for number, seat in enumerate(self.seats) if seat.is_kept_for(who)]

    @property
    def hides(self) -> bool:
        """Whether something is hidden now from those who only watch."""
        if self._hides is None:
            self._hides = not self.view(None).is_open
        return self._hides

    @property
    def legal(self) -> list[int]:
        """The actions of whoever is to move, or the outcomes of chance."""
        if self._legal is None:
            self._legal = self.state.legal()
        return self._legal

    def view(self, seat: int | None) -> AnyView:
        """What a seat, or a spectator, may know."""
        return self.state.view(seat)

    def name_of(self, seat: int) -> str:
        """What to call whoever sits in a seat."""
        sitting = self.seats[seat]
        unnamed = "table-someone" if sitting.who == SOMEONE else "table-nobody"
        return sitting.name or sitting.bot or say(unnamed)

    def record(self, seat: int | None) -> Record:
        """The game so far as a seat, or a spectator, has seen it; after the end, all of it."""
        extras: Json = {"players": [self.name_of(number) for number in range(len(self.seats))]}
        if self.seed is None:
            return Record.of(self.state.view(seat), **extras)
        if any(self.nonces):
            extras |= {"secret": self.secret, "nonces": self.nonces}
        return Record.of(self.state, **extras, seed=self.seed)

    def bot_to_move(self, now: float) -> tuple[int, str] | None:
        """The seat for which a bot is to decide, and which: its own, or a stand-in out of time."""
        seat = self.to_move
        if seat is None:
            return None
        if bot := self.seats[seat].bot:
            return seat, bot
        if self.setup.on_timeout == "move" and self._is_late(now):
            return seat, STAND_IN
        return None

    # Acts: each checks, then writes what happens.

    def open(self, name: str, mark: str, at: float, nonce: str = "") -> None:
        """The host sits down, with those who share the screen, once."""
        if self.version:
            raise Forbidden("table-nonce-twice")
        kinds = [plan.kind for plan in self.setup.seats]
        own = [number for number, kind in enumerate(kinds) if kind in ("me", "here")]
        self._seat(own, self.setup.host, name, mark, at, nonce)

    def sit(
        self,
        who: str,
        name: str,
        mark: str,
        *,
        at: float,
        seat: int | None = None,
        invited: bool = False,
        nonce: str = "",
    ) -> int:
        """Give somebody a seat, the one asked for or any that is free for them; which it is.

        Where places were kept for somebody, they take all of them; else everybody gets one.
        """
        if self.status.is_done:
            raise Forbidden(f"table-is-{self.status}")
        free = [number for number, each in enumerate(self.seats) if each.is_free]
        taken = [number for number in free if self.seats[number].plan.who == who]
        if not taken and not self.seats_of(who):
            welcome = (n for n in free if self.seats[n].welcomes(who, invited=invited))
            taken = [number for number in welcome if seat in (None, number)][:1]
        if not taken:
            raise Forbidden("table-no-seat")
        self._seat(taken, who, name, mark, at, nonce)
        return taken[0]

    def check_added(self, who: str, nonce: str) -> None:
        """Refuse a nonce of somebody who sits here already, unless it is the one they added."""
        if self.setup.repeats_deal:
            return
        added = {self.seats[seat].nonce for seat in self.seats_of(who)} - {""}
        if nonce and nonce not in added:
            raise Forbidden("table-nonce-twice" if added else "table-nonce-late")

    def move(self, seat: int, version: int, text: str, at: float) -> None:
        """Whoever sits in a seat moves; chance answers at once."""
        self._check(seat, version)
        self._write(Moved(at=at, seat=seat, move=text))
        self._deal(at)

    def undo(self, seat: int, version: int, at: float) -> None:
        """A seat takes its last decision back."""
        self._check(seat, version)
        if seat != self._mover:
            raise NotYourTurn("not-your-turn", seat=seat, turn=self._mover)
        earlier = take_back(self.state, self.authors, self._recall)
        back = len(self.state.actions) - len(earlier.actions)
        self._write(TakenBack(at=at, seat=seat, back=back))

    def resign(self, seat: int, at: float) -> None:
        """Somebody gives up: a bot plays on, unless only bots would be left."""
        self._check_status(Status.PLAYING)
        self._write(Resigned(at=at, seat=seat))
        if any(other.is_human and not other.has_resigned for other in self.seats):
            self._write(HandedOver(at=at, seat=seat, bot=STAND_IN, why="resigned"))
        else:
            self._write(Closed(at=at, why="resigned"))

    def come_back(self, seat: int, at: float) -> None:
        """Whoever lost a seat to a bot plays again, from the next decision on.

        On their own turn they have its time anew, once: nobody holds up a table by running out
        of time again and again.
        """
        self._check_status(Status.PLAYING)
        if seat == self._mover and self._has_renewed:
            raise Forbidden("table-bot-finishes")
        self._write(Returned(at=at, seat=seat))

    def time_out(self, at: float) -> None:
        """If the time of whoever is to move has run out, a bot plays on, or idleness is done.

        Where idleness does nothing, `bot_to_move` names who decides.
        """
        while self._is_late(at):
            seat = self._mover
            if self.setup.on_timeout == "bot":
                self._write(HandedOver(at=at, seat=seat, bot=STAND_IN, why="timeout"))
            elif (idle := self.state.game.live_play.timeout_move(self.state)) is not None:
                self._write(Moved(at=at, seat=seat, move=str(idle)))
                self._deal(at)
            else:
                return

    def leave(self, who: str, at: float) -> None:
        """Somebody gets up before the game has begun; without its host the table is given up.

        So is one where only bots play, at any time.
        """
        if who == self.setup.host and not self.roster.has_people and self.status == Status.PLAYING:
            self._write(Closed(at=at, why="abandoned"))
            return
        self._check_status(Status.WAITING)
        if who == self.setup.host:
            self._write(Closed(at=at, why="abandoned"))
            return
        for seat in self.seats_of(who):
            self._write(SeatLeft(at=at, seat=seat))

    def abandon(self, version: int, at: float) -> None:
        """Give a table up at which nobody has done anything for long, and nobody just now."""
        self._check_version(version)
        if not self.status.is_done:
            self._write(Closed(at=at, why="abandoned"))

    def forget(self, who: str, at: float) -> None:
        """Somebody is not to be known any more: their seats are someone's."""
        for number, seat in enumerate(self.seats):
            if seat.who == who:
                self._write(Forgotten(at=at, seat=number))

    def follow(self, table: str, at: float, *, same_deal: bool = False) -> None:
        """Meet again at another table, by a new deal or by the same one."""
        if not self.status.is_done or self.followed_by(same_deal=same_deal):
            raise Forbidden("table-no-repeat" if same_deal else "table-no-rematch")
        opened = RepeatOpened if same_deal else RematchOpened
        self._write(opened(at=at, table=table))

    # The journal.

    def fork(self) -> Self:
        """A table to try acts on: nothing that happens there happens here."""
        # With every act; `copy` would ask first how that is done.
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.pending = []
        return twin

    def replay(self, entries: Iterable[str]) -> Iterator[Transition]:
        """Apply entries as they stand in a journal, one after another; what each led to."""
        for entry in entries:
            yield self.apply(read_entry(entry))

    def apply(self, entry: AnyEntry) -> Transition:
        """Do what an entry says; what it led to."""
        before = self.state
        match entry:
            case SeatTaken(seat=seat, who=who, name=name, mark=mark, nonce=nonce):
                taken = replace(self.seats[seat], who=who, name=name, mark=mark, nonce=nonce)
                self._put(seat, taken)
                self.since = entry.at
            case Moved(seat=seat, move=move):
                self._advance(move, seat, entry.at)
            case Dealt(move=move):
                self._dealt += 1
                self._advance(move, CHANCE, entry.at)
            case TakenBack(back=back):
                self._go_back(back)
            case SeatLeft(seat=seat):
                self._put(seat, replace(self.seats[seat], who="", name="", mark="", nonce=""))
            case Resigned(seat=seat):
                self._put(seat, replace(self.seats[seat], has_resigned=True))
            case HandedOver(seat=seat, bot=bot):
                self._put(seat, replace(self.seats[seat], bot=bot))
            case Forgotten(seat=seat):
                self._put(seat, replace(self.seats[seat], who=SOMEONE, name="", mark=""))
            case Returned(seat=seat):
                self._put(seat, replace(self.seats[seat], bot="", has_resigned=False))
                if seat == self._mover:
                    self.since, self._has_renewed = entry.at, True
            case Paused(seconds=seconds):
                self.since += seconds
            case Closed(why=why):
                self.closed = why
            case RematchOpened(table=table):
                self.rematch = table
            case RepeatOpened(table=table):
                self.repeat = table
        self.version += 1
        self.status = self._find_status()
        self._can_undo = self._hides = None
        return Transition(self.version, entry, before, self.state, self._mover)

    def _write(self, entry: AnyEntry) -> None:
        self.pending.append(self.apply(entry))

    def _find_status(self) -> Status:
        """How far the table has come; asked for so often that the answer is kept."""
        if self.closed:
            return Status.CLOSED
        if self._mover == OVER:
            return Status.OVER
        return Status.WAITING if self.roster.has_free else Status.PLAYING

    def _put(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        self.roster = Roster(self.seats)

    def _advance(self, move: str, author: int, at: float) -> None:
        before = self.state
        after = before.copy()
        if author == self._mover and (action := self._find_legal(move)) is not None:
            after.apply_unchecked(action)
        else:
            after.play(move, author)  # which says why it may not be
        self.state, self._mover, self._legal = after, after.to_move, None
        self.authors = self.authors.copy()
        self.authors.append(author)
        if self._mover == author:
            self._chain = (*self._chain, before)
        else:
            self._chain = ()
            self.since, self._has_renewed = at, False

    def _find_legal(self, move: str) -> int | None:
        """The number of a move that is legal now; None where there is something against it."""
        try:
            action = self.state.action_of(self.state.game.read(move))
        except ValueError:
            return None
        return action if action in self.legal else None

    def _go_back(self, back: int) -> None:
        self.state = self._recall(len(self.state.actions) - back)
        self._mover, self._legal = self.state.to_move, None
        self.authors = self.authors.prefix(len(self.state.actions))
        self._chain = self._chain[: len(self._chain) - back]

    def _recall(self, actions: int) -> AnyState:
        """The game before the moves that whoever is to move has just made."""
        return self._chain[actions - len(self.state.actions)]

    def _seat(
        self, numbers: Sequence[int], who: str, name: str, mark: str, at: float, nonce: str
    ) -> None:
        """Give somebody seats; what they add to the secret stands at the first of them.

        When all seats are taken the cards are dealt at once: nobody adds anything after that. To a
        deal that is repeated nobody adds anything, or it would be another one.
        """
        if self.setup.repeats_deal:
            nonce = ""
        for number in numbers:
            called = self.seats[number].plan.name or name
            self._write(SeatTaken(at=at, seat=number, who=who, name=called, mark=mark, nonce=nonce))
            nonce = ""
        self._deal(at)

    def _deal(self, at: float) -> None:
        """Let chance decide as long as it is its turn."""
        while self.status == Status.PLAYING and self._mover == CHANCE:
            dealer = Dealer(mix_seed(self._secret, self.nonces), self._dealt)
            chosen = dealer.choose(self.legal, self.state.chances())
            self._write(Dealt(at=at, move=str(self.state.move_of(chosen))))

    # Checks.

    def _check(self, seat: int, version: int) -> None:
        """Refuse what answers another position than this one, or comes too early or late."""
        assert 0 <= seat < len(self.seats), "whoever asks knows the seats"
        self._check_version(version)
        self._check_status(Status.PLAYING)

    def _check_version(self, version: int) -> None:
        if version != self.version:
            raise Stale("table-stale")

    def _check_status(self, wanted: Status) -> None:
        if self.status != wanted:
            raise Forbidden(f"table-is-{self.status}")

    def _is_late(self, now: float) -> bool:
        deadline = self.deadline
        return deadline is not None and now >= deadline


# What is done at a table, once it is known that nobody else has done something meanwhile.
Act = Callable[[Table], object]

"""The set-up of a table: what is agreed before anybody sits down."""

from typing import Any, Literal, Self

from msgspec import Struct, ValidationError, convert, json, structs

from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyState, check_rules
from ludoteca.core.records.record import Record, RecordRefused
from ludoteca.core.records.replay import replay
from ludoteca.core.registry import find_game

SeatKind = Literal["me", "here", "invited", "open", "bot"]
ClockKind = Literal["none", "move", "days"]
TimeOut = Literal["bot", "move"]

SECONDS = {"none": 0, "move": 1, "days": 24 * 60 * 60}
LONGEST_CLOCK = {"none": 0, "move": 24 * 60 * 60, "days": 60}
FIRST_RULES = "1"


class SeatPlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: the host, someone beside the host, by invitation, anyone, a bot."""

    kind: SeatKind
    # What to call someone beside the host.
    name: str = ""
    # Which bot, as in “level:3”.
    bot: str = ""
    # For whom alone a place is kept.
    who: str = ""


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a turn may take: so many seconds (“move”), or days."""

    kind: ClockKind = "none"
    amount: int = 0

    @property
    def seconds(self) -> int | None:
        """The time for a turn; None without a limit."""
        return SECONDS[self.kind] * self.amount or None


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Game, options, seats and manners of a table."""

    game: str
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    host: str
    clock: Clock = Clock()
    # Out of time: a bot takes the seat over, or makes this one move.
    on_timeout: TimeOut = "bot"
    listed: bool = False
    aids: bool = True
    talk: bool = True
    # A game that is played on from a position of another one.
    actions: tuple[str, ...] = ()
    # Dealt as an earlier game was: whoever was there knows what comes.
    repeats_deal: bool = False
    # The version of the rules; if none is asked for, the newest.
    rules: str | None = None

    @classmethod
    def from_json(cls, given: object) -> Self:
        """Check a set-up as it was asked for; refused with the field that is wrong."""
        try:
            setup = convert(given, cls)
        except ValidationError as fault:
            raise Malformed("table-setup", fault=str(fault)) from None
        return setup.settle()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """A set-up as it was kept; before versions were written down, there was only one."""
        setup = json.decode(text, type=cls)
        return structs.replace(setup, rules=setup.rules or FIRST_RULES)

    def __str__(self) -> str:
        return json.encode(self).decode()

    def settle(self) -> Self:
        """The set-up with all options of the game and its rules named, if it can be played."""
        game = find_game(self.game)
        options = game.options(self.options)
        if len(self.seats) != options.seats:
            raise Malformed("table-seats", seats=options.seats, found=len(self.seats))
        for seat, plan in enumerate(self.seats):
            if (plan.kind == "bot") != bool(plan.bot):
                raise Malformed("table-seat-bot", seat=seat)
        longest = LONGEST_CLOCK[self.clock.kind]
        if not (self.clock.kind != "none") <= self.clock.amount <= longest:
            raise Malformed("table-clock", longest=longest, found=self.clock.amount)
        rules = self.begin().rules
        return structs.replace(self, options=options.as_json(), rules=rules)

    def begin(self) -> AnyState:
        """The game as it stands when the table is set up, by the rules that it names."""
        rules = check_rules(find_game(self.game), self.rules)
        try:
            return replay(Record(self.game, rules, self.options, self.actions))
        except RecordRefused as refused:
            raise refused.refusal from None

"""Tables: setting up, finding, sitting down, meeting again, and how they were dealt."""

import asyncio
from secrets import compare_digest
from typing import Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from ludoteca.core.errors import Malformed
from ludoteca.core.registry import game_names
from ludoteca.core.settings import OptionSettings
from ludoteca.server.dealing import DealtDraw, list_draws
from ludoteca.server.doors import Guest, TheHouse, Visitor, address_of
from ludoteca.server.house import House
from ludoteca.server.limits import LARGEST_NUMBER, LONGEST_LIST, LONGEST_NAME
from ludoteca.server.names import read_code
from ludoteca.server.people import check_text
from ludoteca.server.players import check_bot
from ludoteca.server.refusals import NotFound
from ludoteca.server.routes.replays import find_beginning
from ludoteca.server.summary import is_pressing, list_table
from ludoteca.store import IdentityRow, TableRow
from ludoteca.table import Forbidden, Setup, Stale, Status, plan_rematch

router = APIRouter(tags=["tables"])


class SeatOrder(BaseModel):
    """Who is to sit in a seat."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["me", "here", "invited", "open", "bot"]
    name: str = Field("", max_length=200)
    bot: str = Field("", max_length=40)


class ClockOrder(BaseModel):
    """How long a turn may take."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["none", "move", "days"] = "none"
    amount: int = Field(default=0, ge=0, le=LARGEST_NUMBER)


class Beginning(BaseModel):
    """A position of another game, to be played on from."""

    model_config = ConfigDict(extra="forbid")
    replay: str = Field(max_length=64)
    step: int = Field(ge=0, le=LARGEST_NUMBER)


class Order(BaseModel):
    """A table that somebody wants."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)
    game: str = Field(max_length=64)
    options: dict[str, Any] = {}
    seats: list[SeatOrder] = Field(max_length=16)
    clock: ClockOrder = Field(default_factory=ClockOrder)
    on_timeout: Literal["bot", "move"] = "bot"
    listed: bool = False
    aids: bool = True
    talk: bool = True
    beginning: Beginning | None = Field(None, alias="from")


class Opened(BaseModel):
    """A new table, and the code by which friends come to it."""

    id: str
    code: str


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


class Ask(BaseModel):
    """Which seat somebody would like, and the code if they were invited."""

    model_config = ConfigDict(extra="forbid")
    code: str | None = Field(None, max_length=300)
    seat: int | None = Field(None, ge=0, le=LARGEST_NUMBER)


class Code(BaseModel):
    """A code of invitation, or a link with one."""

    model_config = ConfigDict(extra="forbid")
    code: str = Field(max_length=300)


class Seated(BaseModel):
    """Where somebody sits now."""

    id: str
    seat: int


class Next(BaseModel):
    """The table of a rematch."""

    id: str


class Deal(BaseModel):
    """How a game is dealt: bound before it, laid open after it."""

    commitment: str
    seed: str | None
    draws: list[DealtDraw] | None


@router.post("/tables")
async def open_table(house: TheHouse, who: Guest, order: Order) -> Opened:
    """Set a table up and sit down at it."""
    given = order.model_dump(exclude={"beginning"})
    for seat in given["seats"]:
        if seat["kind"] == "bot":
            check_bot(seat["bot"])
        seat["name"] = check_text(seat["name"], LONGEST_NAME, "seats") if seat["name"] else ""
    if order.beginning is not None:
        replay, step = order.beginning.replay, order.beginning.step
        begun = await find_beginning(house, who, replay, step)
        if begun.game != order.game:
            raise Malformed("server-other-game", field="from", game=begun.game)
        # It goes on by the rules by which it began.
        given |= {"rules": begun.rules, "actions": begun.actions}
    if order.game in game_names():
        await house.fetch_papers(order.game, order.options)
    setup = await asyncio.to_thread(Setup.from_json, {**given, "host": who.id})
    row = await house.add_table(setup, who)
    return Opened(id=row.id, code=row.code)


@router.get("/tables")
async def list_tables(
    house: TheHouse, who: Visitor, which: Literal["mine", "turn", "open", "watch"]
) -> list[TableCard]:
    """Your own tables, those that wait for you, those with a free seat, or those to watch.

    What waits for you comes first, by the time that is left; else the newest.
    """
    if which in ("mine", "turn"):
        rows = await _find_own(house, who.id, everything=which == "mine") if who else []
    else:
        status = ("waiting",) if which == "open" else ("playing",)
        rows = await house.store.listed(status, limit=LONGEST_LIST)
    return [TableCard.model_validate(list_table(row, who)) for row in rows]


async def _find_own(house: House, who: str, *, everything: bool) -> list[TableRow]:
    """The tables that wait for somebody, however old; and all others of theirs."""
    waiting = await house.store.turns_of(who, limit=LONGEST_LIST)
    if not everything:
        return [row for row in waiting if is_pressing(row.digest, who)]
    known = {row.id for row in waiting}
    others = await house.store.tables_of(who, limit=LONGEST_LIST)
    return [*waiting, *(row for row in others if row.id not in known)][:LONGEST_LIST]


@router.get("/tables/{name}")
async def get_table(house: TheHouse, who: Visitor, name: str) -> TableCard:
    """A table in short."""
    return TableCard.model_validate(list_table(await house.find_table(name), who))


@router.post("/tables/{name}/seat")
async def take_seat(house: TheHouse, who: Guest, name: str, ask: Ask, request: Request) -> Seated:
    """Sit down at a table: in an open seat, or with its code in one kept for friends."""
    room = await house.find_room(name)
    invited = False
    if ask.code is not None:
        house.codes.take(address_of(request))
        invited = compare_digest(read_code(ask.code), room.row.code)
    return Seated(id=name, seat=await _sit(house, who, name, invited=invited, seat=ask.seat))


@router.post("/join")
async def join(house: TheHouse, who: Guest, code: Code, request: Request) -> Seated:
    """Sit down at the table with this code; whoever sits there already just comes back."""
    house.codes.take(address_of(request))
    row = await house.store.find_code(read_code(code.code))
    if row is None:
        raise NotFound("server-no-code")
    return Seated(id=row.id, seat=await _sit(house, who, row.id, invited=True))


async def _sit(
    house: House, who: IdentityRow, name: str, *, invited: bool, seat: int | None = None
) -> int:
    room = await house.find_room(name)
    if (mine := room.table.seats_of(who.id)) and seat in (None, *mine):
        return mine[0] if seat is None else seat
    found: list[int] = []
    now = house.now()
    await room.door.submit(
        lambda table: found.append(
            table.sit(who.id, who.name, who.mark, at=now, seat=seat, invited=invited)
        )
    )
    return found[-1]


@router.post("/tables/{name}/rematch")
async def meet_again(house: TheHouse, who: Guest, name: str) -> Next:
    """The same people at another table; whoever comes second finds the table of the first."""
    room = await house.find_room(name)
    async with room.arranging:
        if room.table.rematch is None:
            setup = plan_rematch(room.table, who.id)
            row = await house.add_table(setup, who)
            try:
                await room.door.submit(lambda table: table.follow(row.id, house.now()))
            except (Stale, Forbidden):
                # By way of another process somebody was faster; then we meet there.
                if room.table.rematch is None:
                    raise
    rematch = room.table.rematch
    assert rematch is not None, "somebody has made one"
    return Next(id=rematch)


@router.get("/tables/{name}/deal")
async def get_deal(house: TheHouse, name: str) -> Deal:
    """The dealer's commitment; after the game its seed, and every draw with its chances."""
    room = await house.find_room(name)
    table = room.table
    if table.seed is None:
        return Deal(commitment=table.commitment, seed=None, draws=None)
    entries = await house.store.entries(name)
    draws = await asyncio.to_thread(list_draws, table.setup, table.seed, entries)
    return Deal(commitment=table.commitment, seed=table.seed, draws=draws)

"""Tables: setting up, finding, sitting down, and meeting again."""

import asyncio
from secrets import compare_digest
from typing import Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from ludoteca.core.errors import Malformed
from ludoteca.core.registry import game_names
from ludoteca.server.bots.bot_runner import check_bot
from ludoteca.server.http.dependencies import AppServices, Guest, Visitor, address_of
from ludoteca.server.identifiers import read_code
from ludoteca.server.limits.sizes import LARGEST_NUMBER, LONGEST_LIST, LONGEST_NAME
from ludoteca.server.routes.deals import DrawTicket, Nonce, promised
from ludoteca.server.routes.invitations import find_invited
from ludoteca.server.routes.replays import find_beginning
from ludoteca.server.routes.table_card import TableCard, is_pressing
from ludoteca.server.services import Services
from ludoteca.server.text import check_text
from ludoteca.store import IdentityRow, ListedTable
from ludoteca.table import Forbidden, Setup, Stale, plan_rematch, plan_repeat

router = APIRouter(tags=["tables"])


class SeatRequest(BaseModel, extra="forbid"):
    """Who is to sit in a seat."""

    kind: Literal["me", "here", "invited", "open", "bot"]
    name: str = Field("", max_length=200)
    bot: str = Field("", max_length=40)


class ClockRequest(BaseModel, extra="forbid"):
    """How long a turn may take."""

    kind: Literal["none", "move", "days"] = "none"
    amount: int = Field(default=0, ge=0, le=LARGEST_NUMBER)


class StartPosition(BaseModel, extra="forbid"):
    """A position of another game, to be played on from."""

    replay: str = Field(max_length=64)
    step: int = Field(ge=0, le=LARGEST_NUMBER)


class TableRequest(BaseModel, extra="forbid", populate_by_name=True):
    """A table that somebody wants."""

    game: str = Field(max_length=64)
    options: dict[str, Any] = {}
    seats: list[SeatRequest] = Field(max_length=16)
    clock: ClockRequest = Field(default_factory=ClockRequest)
    on_timeout: Literal["bot", "move"] = "bot"
    listed: bool = False
    aids: bool = True
    talk: bool = True
    beginning: StartPosition | None = Field(None, alias="from")
    draw: DrawTicket | None = None


class TableOpened(BaseModel):
    """A new table, and the code by which friends come to it."""

    id: str
    code: str


class JoinRequest(BaseModel, extra="forbid"):
    """Which seat somebody would like, and the code if they were invited."""

    code: str | None = Field(None, max_length=300)
    seat: int | None = Field(None, ge=0, le=LARGEST_NUMBER)
    nonce: Nonce | None = None


class InviteCode(BaseModel, extra="forbid"):
    """A code of invitation, or a link with one."""

    code: str = Field(max_length=300)
    nonce: Nonce | None = None


class RematchRequest(BaseModel, extra="forbid"):
    """What whoever asks for a rematch adds to its draws."""

    draw: DrawTicket | None = None


class SeatGiven(BaseModel):
    """Where somebody sits now."""

    id: str
    seat: int


class NextTable(BaseModel):
    """The table where the same people meet again."""

    id: str


@router.post("/tables")
async def open_table(
    services: AppServices, who: Guest, wanted: TableRequest, request: Request
) -> TableOpened:
    """Set a table up and sit down at it."""
    given, address = wanted.model_dump(exclude={"beginning", "draw"}), address_of(request)
    begun = None
    if wanted.beginning is not None:
        replay, step = wanted.beginning.replay, wanted.beginning.step
        begun = await find_beginning(services, who, replay, step, address)
    services.tables.admit(address, begun.actions if begun else ())
    for seat in given["seats"]:
        if seat["kind"] == "bot":
            await asyncio.to_thread(check_bot, seat["bot"])
        seat["name"] = check_text(seat["name"], LONGEST_NAME, "seats") if seat["name"] else ""
    if begun is not None:
        if begun.game != wanted.game:
            raise Malformed("server-other-game", field="from", game=begun.game)
        # It goes on by the rules by which it began.
        given |= {"rules": begun.rules, "actions": begun.actions}
    if wanted.game in game_names():
        await services.assets.fetch(wanted.game, wanted.options)
    setup = await asyncio.to_thread(Setup.from_json, {**given, "host": who.id})
    row = await services.tables.add(setup, who, address, *promised(wanted.draw))
    return TableOpened(id=row.id, code=row.code)


@router.get("/tables")
async def list_tables(
    services: AppServices, who: Visitor, which: Literal["mine", "turn", "open", "watch"]
) -> list[TableCard]:
    """Your own tables, those that wait for you, those with a free seat, or those to watch.

    What waits for you comes first, by the time that is left; else the newest.
    """
    if which in ("mine", "turn"):
        rows = await _find_own(services, who.id, everything=which == "mine") if who else []
    else:
        status = ("waiting",) if which == "open" else ("playing",)
        rows = await services.store.tables.listed(status, limit=LONGEST_LIST)
    return [TableCard.of(row, who) for row in rows]


async def _find_own(services: Services, who: str, *, everything: bool) -> list[ListedTable]:
    """The tables that wait for somebody, however old; and all others of theirs."""
    waiting = await services.store.tables.waiting_for(who, limit=LONGEST_LIST)
    if not everything:
        return [row for row in waiting if is_pressing(row.summary, who)]
    known = {row.id for row in waiting}
    others = await services.store.tables.of(who, limit=LONGEST_LIST)
    return [*waiting, *(row for row in others if row.id not in known)][:LONGEST_LIST]


@router.get("/tables/{name}")
async def get_table(services: AppServices, who: Visitor, name: str) -> TableCard:
    """A table in short."""
    return TableCard.of(await services.tables.find_listed(name), who)


@router.post("/tables/{name}/seat")
async def take_seat(
    services: AppServices, who: Guest, name: str, ask: JoinRequest, request: Request
) -> SeatGiven:
    """Sit down at a table: in an open seat, or with its code in one kept for friends."""
    channel = await services.tables.find(name)
    invited = False
    if ask.code is not None:
        services.limits.codes.take(address_of(request))
        invited = compare_digest(read_code(ask.code), channel.row.code)
    nonce = ask.nonce or ""
    seat = await _sit(services, who, name, invited=invited, seat=ask.seat, nonce=nonce)
    return SeatGiven(id=name, seat=seat)


@router.post("/join")
async def join(services: AppServices, who: Guest, code: InviteCode, request: Request) -> SeatGiven:
    """Sit down at the table with this code; whoever sits there already just comes back."""
    row = await find_invited(services, code.code, address_of(request))
    seat = await _sit(services, who, row.id, invited=True, nonce=code.nonce or "")
    return SeatGiven(id=row.id, seat=seat)


async def _sit(
    services: Services,
    who: IdentityRow,
    name: str,
    *,
    invited: bool,
    seat: int | None = None,
    nonce: str = "",
) -> int:
    channel = await services.tables.find(name)
    if (mine := channel.table.seats_of(who.id)) and seat in (None, *mine):
        channel.table.check_added(who.id, nonce)
        return mine[0] if seat is None else seat
    found: list[int] = []
    now = services.now()
    await channel.session.submit(
        lambda table: found.append(
            table.sit(who.id, who.name, who.mark, at=now, seat=seat, invited=invited, nonce=nonce)
        )
    )
    return found[-1]


@router.post("/tables/{name}/rematch")
async def open_rematch(
    services: AppServices,
    who: Guest,
    name: str,
    request: Request,
    ask: RematchRequest | None = None,
) -> NextTable:
    """The same people at another table; whoever comes second finds the table of the first."""
    draw = ask.draw if ask else None
    return await _meet_again(services, who, name, address_of(request), same_deal=False, draw=draw)


@router.post("/tables/{name}/repeat")
async def open_repeat(services: AppServices, who: Guest, name: str, request: Request) -> NextTable:
    """The same, in the same seats and with the same deal, which the new table says of itself."""
    return await _meet_again(services, who, name, address_of(request), same_deal=True)


async def _meet_again(
    services: Services,
    who: IdentityRow,
    name: str,
    address: str,
    *,
    same_deal: bool,
    draw: DrawTicket | None = None,
) -> NextTable:
    channel = await services.tables.find(name)
    async with channel.arranging:
        if channel.table.followed_by(same_deal=same_deal) is None:
            services.tables.admit(address)
            plan = plan_repeat if same_deal else plan_rematch
            setup = plan(channel.table, who.id)
            seed = channel.table.seed if same_deal else None
            row = await services.tables.add(setup, who, address, *promised(draw), seed=seed)
            now = services.now()
            try:
                await channel.session.submit(
                    lambda table: table.follow(row.id, now, same_deal=same_deal)
                )
            except (Stale, Forbidden):
                # By way of another process somebody was faster; then we meet there.
                if channel.table.followed_by(same_deal=same_deal) is None:
                    raise
    found = channel.table.followed_by(same_deal=same_deal)
    assert found is not None, "somebody has made one"
    return NextTable(id=found)

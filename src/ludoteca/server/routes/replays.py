"""Replays: finished games, games that go on, and records that somebody brings."""

import asyncio
import gzip
from collections.abc import Coroutine, Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from ludoteca.core.game import AnyState
from ludoteca.core.options import OptionSettings
from ludoteca.core.parts.assets import assets_in
from ludoteca.core.parts.scene import OutcomeScene, Scene, about
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.server.http.dependencies import AppServices, Guest, Visitor, address_of
from ludoteca.server.http.pages import accepts
from ludoteca.server.http.waiting import while_there
from ludoteca.server.identifiers import is_id, make_id
from ludoteca.server.limits.sizes import LARGEST_NUMBER, MOST_SCENES
from ludoteca.server.refusals import NotFound, TooLarge
from ludoteca.server.replays.replay import Replay, ReplayStep
from ludoteca.server.services import Services
from ludoteca.server.work_pool import Job
from ludoteca.store import IdentityRow, RecordRow
from ludoteca.table import Forbidden

router = APIRouter(tags=["replays"])


class ReplaySheet(msgspec.Struct):
    """A game from its beginning, as far as whoever looks may see it."""

    id: str
    game: str
    title: str
    options: OptionSettings
    over: bool
    players: Sequence[str]
    seats: Annotated[list[str], about("what the seats are called")]
    moves: list[ReplayStep]
    scores: Annotated[list[list[int]], about("points by seat after each step, from 0")]
    retrospect: Annotated[
        Scene | None, about("the game in figures, each game in its own way, or null")
    ]
    result: Annotated[OutcomeScene | None, about("how it ended, or null")]
    seat: Annotated[int | None, about("from which one looks, or null")]
    deal: Annotated[bool, about("whether our dealer dealt it, and can be verified by now")]


class RecordKept(BaseModel):
    """Where a record can be looked at."""

    id: str


async def find_replay(
    services: Services, who: IdentityRow | None, name: str, address: str
) -> Replay:
    """A table's game so far, or a record that was brought, as far as somebody may see it."""
    if kept := await _find_record(services, name):
        return await services.replays.of_record(kept, address)
    channel = await services.tables.find(name)
    return services.replays.of_table(name, channel.table, who.id if who else "")


async def _find_record(services: Services, name: str) -> RecordRow | None:
    return await services.store.uploads.find_record(name) if is_id(name) else None


async def find_beginning(
    services: Services, who: IdentityRow, name: str, step: int, address: str
) -> Record:
    """The game up to a step, to be played on from; nothing may be hidden."""
    game = await find_replay(services, who, name, address)
    if not game.is_open:
        raise Forbidden("server-not-over")
    if step > game.moves:
        raise NotFound("no-such-action", at=step, last=game.moves)
    key = (game.key, "beginning", step)
    return await services.pool.run(key, address, lambda _: Record.of(game.states[step]))


async def answer_packed(request: Request, work: Coroutine[Any, Any, bytes]) -> Response:
    """An answer that is written and packed already, as long as somebody waits for it."""
    packed = await while_there(request, work)
    headers = {"Vary": "Accept-Encoding"}
    if accepts(request.headers.get("accept-encoding", ""), "gzip"):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(packed, media_type="application/json", headers=headers)


@router.get("/replays/{name}")
async def get_replay(services: AppServices, who: Visitor, name: str, request: Request) -> Response:
    """A game from its beginning: every move, what came of it, and the score."""
    address = address_of(request)

    async def work() -> bytes:
        game = await find_replay(services, who, name, address)
        key = (game.key, "sheet")
        return await services.replays.write(key, address, lambda job: describe(name, game, job))

    return await answer_packed(request, work())


def describe(name: str, game: Replay, job: Job) -> ReplaySheet:
    """All that is told of a game."""
    state = game.states[-1]
    return ReplaySheet(
        id=name,
        game=state.game.name,
        title=state.game.title,
        options=state.options.as_json(),
        over=game.is_over,
        players=game.players,
        seats=[
            state.game.presenter.seat_name(state.options, seat)
            for seat in range(state.options.seats)
        ],
        moves=game.tell(job.each),
        scores=game.scores(job.each),
        retrospect=game.retrospect(),
        result=game.result(),
        seat=game.seat,
        deal=game.is_dealt,
    )


@router.get("/replays/{name}/scenes")
async def get_scenes(
    services: AppServices,
    who: Visitor,
    name: str,
    first: Annotated[int, Query(ge=0, le=LARGEST_NUMBER)],
    last: Annotated[int, Query(ge=0, le=LARGEST_NUMBER)],
    request: Request,
) -> Response:
    """The positions after so many moves, from the first asked for to the last."""
    address = address_of(request)

    async def work() -> bytes:
        game = await find_replay(services, who, name, address)
        if first > game.moves:
            raise NotFound("no-such-action", at=first, last=game.moves)
        steps = range(first, min(last, game.moves, first + MOST_SCENES - 1) + 1)
        key = (game.key, "scenes", steps)
        return await services.replays.write(
            key, address, lambda job: [game.scene(step) for step in job.each(steps)]
        )

    return await answer_packed(request, work())


@router.get("/replays/{name}/record")
async def get_record(services: AppServices, who: Visitor, name: str, request: Request) -> Response:
    """The record of a game, as a file."""
    if kept := await _find_record(services, name):
        text = kept.text
    else:
        table = (await services.tables.find(name)).table
        mine = table.seats_of(who.id) if who else []
        seat = mine[0] if len(mine) == 1 else None
        key = (name, table.version, seat, "record")
        work = services.pool.run(key, address_of(request), lambda _: str(table.record(seat)))
        text = await while_there(request, work)
    headers = {"Content-Disposition": f'attachment; filename="ludoteca-{name}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/records")
async def keep_record(services: AppServices, who: Guest, request: Request) -> RecordKept:
    """Bring a record, to look at it and to show it to others."""
    address = address_of(request)
    services.limits.records.take(address)
    services.limits.kept.check(address)
    text = (await request.body()).decode("utf-8", "surrogateescape")
    most = services.limits.settings.actions if services.limits.limited else None

    def check(job: Job) -> AnyState:
        record = Record.from_text(text)
        if most is not None and len(record.actions) > most:
            raise TooLarge("server-record-length", most=most)
        return replay(record, job.each)

    state = await while_there(request, services.pool.run(("check", text), address, check))
    for option, asset in assets_in(state.options.as_json()).items():
        # So that somebody can play on from it, in whatever process.
        await services.assets.keep(who, asset, state.game.assets.read(option, asset))
    row = RecordRow(make_id(), who.id, text, services.now())
    await services.store.uploads.add_record(row)
    services.limits.kept.pay(address, len(text))
    return RecordKept(id=row.id)

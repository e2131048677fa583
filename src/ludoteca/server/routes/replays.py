"""Replays: finished games, games that go on, and records that somebody brings."""

import asyncio
import secrets
from time import time
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from ludoteca.core.messages import speaking
from ludoteca.core.record import Record
from ludoteca.core.registry import find_game
from ludoteca.core.replay import replay
from ludoteca.server.doors import Guest, TheHouse, Visitor, language_of
from ludoteca.server.film import Film, develop, is_over
from ludoteca.server.house import House
from ludoteca.server.limits import LARGEST_RECORD, MOST_SCENES
from ludoteca.server.refusals import NotFound, TooLarge
from ludoteca.server.summary import name_player
from ludoteca.store import IdentityRow, RecordRow
from ludoteca.table import Forbidden

router = APIRouter(tags=["replays"])


class Kept(BaseModel):
    """Where a record can be looked at."""

    id: str


async def find_film(house: House, who: IdentityRow | None, name: str) -> Film:
    """A table's game so far, or a record that was brought, as far as somebody may see it."""
    kept = await house.store.find_record(name)
    if kept is not None:
        record = Record.from_text(kept.text)
        states = await asyncio.to_thread(develop, record)
        return Film(tuple(states), _players(record, states[0].options.seats), None, is_open=True)
    room = await house.find_room(name)
    table = room.table
    players = tuple(name_player(seat.name or seat.bot) for seat in table.seats)
    states = await asyncio.to_thread(develop, table.state.record())
    mine = table.seats_of(who.id) if who else []
    done = table.status.is_done or is_over(states)
    seat = mine[0] if len(mine) == 1 and not done else None
    return Film(tuple(states), players, seat, is_open=done)


def _players(record: Record, seats: int) -> tuple[str, ...]:
    named = record.extras.get("players")
    names = [str(name)[:40] for name in named] if isinstance(named, list) else []
    return tuple((names + [""] * seats)[:seats])


async def find_actions(
    house: House, who: IdentityRow, name: str, step: int
) -> tuple[str, list[str]]:
    """The game and its actions up to a step, to be played on from; nothing may be hidden."""
    film = await find_film(house, who, name)
    if not film.is_open:
        raise Forbidden("server-not-over")
    if step > film.moves:
        raise NotFound("no-such-action", at=step, last=film.moves)
    state = film.states[step]
    return state.game.name, [str(state.move_of(action)) for action in state.actions]


@router.get("/replays/{name}")
async def get_replay(house: TheHouse, who: Visitor, name: str, request: Request) -> Response:
    """A game from its beginning: every move, what came of it, and the score."""
    film = await find_film(house, who, name)
    language = language_of(request)

    def write() -> bytes:
        with speaking(language):
            state = film.states[-1]
            answer: dict[str, Any] = {
                "id": name,
                "game": state.game.name,
                "title": find_game(state.game.name).title,
                "options": state.options.as_json(),
                "over": is_over(film.states),
                "players": film.players,
                "seats": [state.seat_name(seat) for seat in range(state.options.seats)],
                "moves": film.tell(),
                "scores": film.scores(),
                "result": film.result(),
                "seat": film.seat,
                "deal": False,
            }
            return msgspec.json.encode(answer)

    return Response(await asyncio.to_thread(write), media_type="application/json")


@router.get("/replays/{name}/scenes")
async def get_scenes(
    house: TheHouse,
    who: Visitor,
    name: str,
    request: Request,
    first: Annotated[int, Query(ge=0)],
    last: Annotated[int, Query(ge=0)],
) -> Response:
    """The positions after so many moves, from the first asked for to the last."""
    film = await find_film(house, who, name)
    if first > film.moves:
        raise NotFound("no-such-action", at=first, last=film.moves)
    steps = range(first, min(last, film.moves, first + MOST_SCENES - 1) + 1)
    language = language_of(request)

    def write() -> bytes:
        with speaking(language):
            return msgspec.json.encode([film.scene(step) for step in steps])

    return Response(await asyncio.to_thread(write), media_type="application/json")


@router.get("/replays/{name}/record")
async def get_record(house: TheHouse, who: Visitor, name: str) -> Response:
    """The record of a game, as a file."""
    kept = await house.store.find_record(name)
    if kept is not None:
        text = kept.text
    else:
        table = (await house.find_room(name)).table
        mine = table.seats_of(who.id) if who else []
        text = str(table.record(mine[0] if len(mine) == 1 else None))
    headers = {"Content-Disposition": f'attachment; filename="ludoteca-{name}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/records")
async def keep_record(house: TheHouse, who: Guest, request: Request) -> Kept:
    """Bring a record, to look at it and to show it to others."""
    body = await request.body()
    if len(body) > LARGEST_RECORD:
        raise TooLarge("server-record-size", largest=LARGEST_RECORD)
    record = Record.from_text(body.decode("utf-8", "surrogateescape"))
    await asyncio.to_thread(replay, record)
    name = secrets.token_urlsafe(9)
    await house.store.add_record(RecordRow(name, who.id, str(record), time()))
    return Kept(id=name)

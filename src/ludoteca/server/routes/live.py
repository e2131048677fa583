"""The socket: live play at one table."""

import logging
from collections import Counter
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from ludoteca.core.errors import Refusal
from ludoteca.core.messages import speaking
from ludoteca.server import wire
from ludoteca.server.connection import UNWELCOME, Connection
from ludoteca.server.doors import address_of, house_of, language_of, visitor_of
from ludoteca.server.eyes import Eyes
from ludoteca.server.limits import MOST_SOCKETS
from ludoteca.server.metrics import CONNECTIONS
from ludoteca.server.origin import is_from_here
from ludoteca.server.refusals import TooMany
from ludoteca.table import Forbidden, Table

router = APIRouter()
log = logging.getLogger("ludoteca.access")


PATH = "/tables/{name}/live"


@router.websocket(PATH)
async def live(
    socket: WebSocket,
    name: str,
    after: Annotated[int, Query(ge=0)] = 0,
    scene: Annotated[int, Query(ge=0, le=1)] = 1,
) -> None:
    """Hear all that happens at a table after an event, and act there."""
    await socket.accept()
    house, address, language = house_of(socket), address_of(socket), language_of(socket)
    log.info("SOCKET /api%s open", PATH)
    house.sockets[address] += 1
    CONNECTIONS.inc()
    try:
        with speaking(language):
            connection = await _connect(socket, name, Eyes(None, language, bool(scene)))
            await connection.serve(after)
            if not connection.was_sent_away:
                house.post.part(name, connection.table, connection.who)
    except Refusal as refusal:
        with speaking(language):
            error = wire.ErrorMessage(refusal.kind, str(refusal))
        await socket.send_text(wire.write_message(error))
        await socket.close(UNWELCOME)
    except WebSocketDisconnect:
        log.debug("a client was gone before it was heard")
    finally:
        log.info("SOCKET /api%s closed", PATH)
        CONNECTIONS.dec()
        house.sockets -= Counter([address])


async def _connect(socket: WebSocket, name: str, eyes: Eyes) -> Connection:
    """Whoever comes to a table, once it is clear that they may."""
    house, address = house_of(socket), address_of(socket)
    if not is_from_here(socket.headers):
        raise Forbidden("server-origin")
    house.requests.take(address)
    if house.settings.limited and house.sockets[address] > MOST_SOCKETS:
        raise TooMany("server-sockets")
    room = await house.find_room(name)
    who = await visitor_of(socket)
    mine = room.table.seats_of(who.id) if who else []
    if mine and who:
        await house.post.come(name, who.id)
    house.players.wake(room)
    eyes = replace(eyes, seat=_choose_seat(room.table, mine, draws=eyes.draws))
    return Connection(socket, house, room, who, eyes)


def _choose_seat(table: Table, mine: list[int], *, draws: bool) -> int | None:
    """Through whose eyes somebody looks at first: one's own, or the seat to move of several.

    Where several share a screen and something is hidden, nobody's until one of them takes it.
    """
    if len(mine) > 1:
        if draws and table.hides:
            return None
        if table.to_move in mine:
            return table.to_move
    return mine[0] if mine else None

"""The socket: live play at one table."""

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from ludoteca.core.errors import Refusal
from ludoteca.core.messages import speaking
from ludoteca.server import wire
from ludoteca.server.connection import REFUSED, Connection
from ludoteca.server.doors import address_of, house_of, language_of, visitor_of
from ludoteca.server.eyes import Eyes
from ludoteca.server.metrics import CONNECTIONS
from ludoteca.server.refusals import TooMany
from ludoteca.table import Forbidden

router = APIRouter()


@router.websocket("/tables/{name}/live")
async def live(
    socket: WebSocket,
    name: str,
    after: Annotated[int, Query(ge=0)] = 0,
    scene: Annotated[int, Query(ge=0, le=1)] = 1,
) -> None:
    """Hear all that happens at a table after an event, and act there."""
    await socket.accept()
    language = language_of(socket)
    try:
        with speaking(language):
            connection = await _connect(socket, name, language, draws=bool(scene))
    except Refusal as refusal:
        with speaking(language):
            await socket.send_text(wire.write_heard(wire.Error(refusal.kind, str(refusal))))
        await socket.close(REFUSED)
        return
    CONNECTIONS.inc()
    try:
        await connection.serve(after)
    except WebSocketDisconnect:
        pass
    finally:
        CONNECTIONS.dec()
        house_of(socket).sockets.leave(connection.who or address_of(socket))


async def _connect(socket: WebSocket, name: str, language: str, *, draws: bool) -> Connection:
    if not is_from_here(socket):
        raise Forbidden("server-origin")
    house = house_of(socket)
    if not house.requests.take(address_of(socket)):
        raise TooMany("server-too-fast")
    room = await house.find_room(name)
    who = await visitor_of(socket)
    mine = room.table.seats_of(who.id) if who else []
    if not house.sockets.enter(who.id if who else address_of(socket)):
        raise TooMany("server-open-sockets", most=house.sockets.most)
    eyes = Eyes(_choose_seat(mine, room.table.to_move), language, draws)
    house.players.wake(room)
    return Connection(socket, house, room, who, eyes)


def _choose_seat(mine: list[int], to_move: int | None) -> int | None:
    """Through whose eyes somebody looks at first: one's own, or the seat to move of several."""
    if len(mine) > 1 and to_move in mine:
        return to_move
    return mine[0] if mine else None


def is_from_here(socket: WebSocket) -> bool:
    """Whether the page that opens the socket is one of ours; programs name no page."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")

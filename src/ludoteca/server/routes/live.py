"""The socket: live play at one table."""

import logging
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from ludoteca.core.errors import Refusal
from ludoteca.core.text.messages import speaking
from ludoteca.server import wire
from ludoteca.server.http.dependencies import address_of, language_of, services_of, visitor_of
from ludoteca.server.live.connection import Connection
from ludoteca.server.live.outgoing import UNWELCOME
from ludoteca.server.live.participant import Participant
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.monitoring.metrics import CONNECTIONS
from ludoteca.server.refusals import TooMany
from ludoteca.server.services import Services
from ludoteca.store import StoreLost
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
    services, address, language = services_of(socket), address_of(socket), language_of(socket)
    log.info("SOCKET /api%s open", PATH)
    is_counted = services.limits.sockets.take(address)
    CONNECTIONS.inc()
    try:
        with speaking(language):
            if not is_counted:
                raise TooMany("server-sockets")
            connection = await _connect(socket, name, Viewer(None, language, bool(scene)))
            await connection.serve(after)
            if not connection.was_sent_away:
                await _tell_leave(services, name, connection.participant)
    except Refusal as refusal:
        with speaking(language):
            error = wire.ErrorMessage(refusal.kind, str(refusal))
        await socket.send_text(wire.write_message(error).decode())
        await socket.close(UNWELCOME)
    except WebSocketDisconnect:
        log.debug("a client was gone before it was heard")
    finally:
        log.info("SOCKET /api%s closed", PATH)
        CONNECTIONS.dec()
        if is_counted:
            services.limits.sockets.give_back(address)


async def _tell_leave(services: Services, name: str, participant: Participant) -> None:
    """Somebody has hung up; there is nobody any more to hear that something went wrong."""
    try:
        await services.notifier.on_leave(name, participant.table, participant.who)
    except StoreLost:
        log.warning("who went away is not written to: the database is gone")


async def _connect(socket: WebSocket, name: str, viewer: Viewer) -> Connection:
    """Whoever comes to a table, once it is clear that they may."""
    services, address = services_of(socket), address_of(socket)
    origin = services.origin
    if not (origin.is_for_us(socket.headers) and origin.is_from_here(socket.headers)):
        raise Forbidden("server-origin")
    services.limits.requests.take(address)
    services.moderator.check_address(address)
    channel = await services.tables.find(name)
    who = await visitor_of(socket)
    mine = channel.table.seats_of(who.id) if who else []
    if mine and who:
        await services.notifier.on_arrival(name, who.id)
    viewer = viewer._replace(seat=_choose_seat(channel.table, mine, draws=viewer.draws))
    muted = await services.store.moderation.muted_by(who.id) if who else set()
    return Connection(socket, services, channel, who, viewer, address, muted)


def _choose_seat(table: Table, mine: list[int], *, draws: bool) -> int | None:
    """Through which seat somebody looks at first: one's own, or the seat to move of several.

    Where several share a screen and something is hidden, none until one of them takes it.
    """
    if len(mine) > 1:
        if draws and table.hides:
            return None
        if table.to_move in mine:
            return table.to_move
    return mine[0] if mine else None

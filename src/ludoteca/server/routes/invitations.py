"""Invitations: what somebody is told who comes with a code, before they sit down."""

import json
from itertools import count

from fastapi import APIRouter, Request
from pydantic import BaseModel

from ludoteca.core.choice import list_variants
from ludoteca.core.text.messages import say
from ludoteca.server.http.dependencies import AppServices, Visitor, address_of
from ludoteca.server.identifiers import read_code
from ludoteca.server.player_names import name_player
from ludoteca.server.refusals import NotFound
from ludoteca.server.routes.games import find
from ludoteca.server.services import Services
from ludoteca.store import TableRow
from ludoteca.table import Status

router = APIRouter(tags=["tables"])


class InvitedSeat(BaseModel):
    """A seat, and who sits there already; nobody where it is free."""

    seat: str
    player: str
    is_bot: bool


class InvitationCard(BaseModel):
    """A table as somebody sees it who is invited to it."""

    id: str
    game: str
    title: str
    # What the game is about, in a sentence.
    about: str
    # What is not as usual, in words.
    variants: list[str]
    # Who has invited.
    host: str
    status: Status
    seats: list[InvitedSeat]
    # Whether you sit there already.
    mine: bool


async def find_invited(services: Services, code: str, address: str) -> TableRow:
    """The table with this code. Who guesses soon has to wait; who has the right one never does."""
    codes = services.limits.codes
    codes.check(address)
    row = await services.store.tables.find_by_code(read_code(code))
    if row is None:
        codes.pay(address, 1)
        raise NotFound("server-no-code")
    return row


@router.get("/join/{code}")
async def get_invitation(
    services: AppServices, who: Visitor, code: str, request: Request
) -> InvitationCard:
    """Which game it is, who invites, and who sits there already."""
    row = await find_invited(services, code, address_of(request))
    game, summary, settings = find(row.game), row.summary, json.loads(row.options)
    await services.assets.fetch(row.game, settings)
    options = game.options(settings)
    host = await services.store.people.find_identity(row.host)
    players = map(name_player, count(), summary.players, summary.bots, summary.seated)
    return InvitationCard(
        id=row.id,
        game=row.game,
        title=game.title,
        about=game.presenter.aim(options),
        variants=[variant.words for variant in list_variants(game, options)],
        host=host.name if host else say("table-someone"),
        status=Status(summary.status),
        seats=[
            InvitedSeat(
                seat=game.presenter.seat_name(options, seat), player=player, is_bot=bool(bot)
            )
            for seat, player, bot in zip(count(), players, summary.bots, strict=False)
        ],
        mine=who is not None and who.id in summary.seated,
    )

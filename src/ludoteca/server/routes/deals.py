"""Deals: what the dealer is bound by, what players add to it, and how a game was dealt."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from msgspec import Struct
from pydantic import AfterValidator, BaseModel, Field

from ludoteca.server.http.dependencies import AppServices, Guest, address_of
from ludoteca.server.player_names import name_player
from ludoteca.server.replays.draws import DealtDraw, list_draws
from ludoteca.server.routes.replays import answer_packed
from ludoteca.server.work_pool import Job
from ludoteca.table import Table, check_nonce

router = APIRouter(tags=["tables"])

# 32 hexadecimal digits, chosen at random by whoever sits down.
Nonce = Annotated[str, Field(max_length=200), AfterValidator(check_nonce)]


class Commitment(BaseModel):
    """What the dealer of your next table is bound by, and a ticket to open that table.

    A ticket is good for one table, and for ten minutes.
    """

    # The id that it will have.
    table: str
    commitment: str
    ticket: str


class DrawTicket(BaseModel, extra="forbid"):
    """What you add to the draws of a table that was promised to you."""

    ticket: str = Field(max_length=400)
    nonce: Nonce


class SeatNonce(Struct):
    """Who sits in a seat, and what was added to the draws from there; empty for nothing."""

    player: str
    nonce: str


class Deal(Struct):
    """How a game is dealt: bound before it, laid open after it."""

    commitment: str
    # Of another game, from which it goes on: nobody here has dealt in them.
    given_moves: int
    # Whether it is dealt as an earlier game was, by a seed that was no secret.
    repeats_deal: bool
    nonces: list[SeatNonce]
    secret: str | None
    draws: list[DealtDraw] | None


def promised(draw: DrawTicket | None) -> tuple[str | None, str]:
    """The ticket by which a table is opened, and the nonce of whoever opens it."""
    return (draw.ticket, draw.nonce) if draw else (None, "")


@router.post("/commitments")
async def commit(services: AppServices, who: Guest) -> Commitment:
    """Have the dealer of your next table bound, before you add a nonce to its draws."""
    promise = services.secrets.promise()
    return Commitment(
        table=promise.table,
        commitment=services.secrets.commitment(promise),
        ticket=services.secrets.write_ticket(promise, who.id, services.now()),
    )


@router.get("/tables/{name}/deal")
async def get_deal(services: AppServices, name: str, request: Request) -> Response:
    """The dealer's commitment, and what players have added to it.

    After the game also the dealer's secret, and every draw with its chances.
    """
    table = (await services.tables.find(name)).table

    async def work() -> bytes:
        secret = table.secret
        entries = await services.store.tables.entries(name) if secret is not None else []

        def describe(job: Job) -> Deal:
            draws = None
            if secret is not None:
                draws = list_draws(table.setup, secret, job.each(entries))
            return Deal(
                commitment=table.commitment,
                given_moves=len(table.setup.actions),
                repeats_deal=table.setup.repeats_deal,
                nonces=_list_nonces(table),
                secret=secret,
                draws=draws,
            )

        key = (name, "deal", table.version)
        return await services.replays.write(key, address_of(request), describe)

    return await answer_packed(request, work())


def _list_nonces(table: Table) -> list[SeatNonce]:
    return [
        SeatNonce(name_player(number, seat.name, seat.bot, seat.who), seat.nonce)
        for number, seat in enumerate(table.seats)
    ]

"""The routes of the API: one file for each kind of thing that can be asked for.

They check what was asked, and leave the rest to the services.
"""

from fastapi import APIRouter
from pydantic import BaseModel

from ludoteca.server.refusals import STATUS
from ludoteca.server.routes import (
    announcement,
    assets,
    deals,
    game_files,
    games,
    health,
    identities,
    invitations,
    live,
    mail,
    pictures,
    replays,
    tables,
)


class ErrorFacts(BaseModel):
    """What is wrong: its kind, the rule or the field it is about, and words for people."""

    kind: str
    rule: str | None
    field: str | None
    message: str


class RefusedAnswer(BaseModel):
    """The answer to what may not be."""

    error: ErrorFacts


# An unreadable body is told with 400 by the framework.
api = APIRouter(
    prefix="/api",
    responses={status: {"model": RefusedAnswer} for status in {400, *STATUS.values()}},
)
for routes in (
    *(identities, mail, announcement, games, game_files),
    *(assets, invitations, tables, deals, replays, pictures, health, live),
):
    api.include_router(routes.router)

__all__ = ["api"]

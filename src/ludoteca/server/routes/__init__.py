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


# Every route may refuse like this; an unreadable body is told with 400 by the framework. It is
# referred to by name: for a model, the framework would make a validator in each of 900 places.
_REFUSED = {
    "content": {
        "application/json": {"schema": {"$ref": f"#/components/schemas/{RefusedAnswer.__name__}"}}
    }
}

api = APIRouter(prefix="/api", responses=dict.fromkeys({400, *STATUS.values()}, _REFUSED))
for routes in (
    *(identities, mail, announcement, games, game_files),
    *(assets, invitations, tables, deals, replays, pictures, live),
):
    api.include_router(routes.router)
# Here the model itself is named, so that there is something to refer to.
api.include_router(health.router, responses={STATUS["failed"]: {"model": RefusedAnswer}})

__all__ = ["api"]

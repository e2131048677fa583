"""What every route asks first: the services, who comes, and in which language."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from ludoteca.server.http.language import choose_language
from ludoteca.server.identities import COOKIE
from ludoteca.server.limits.addresses import count_as
from ludoteca.server.services import Services
from ludoteca.store import IdentityRow
from ludoteca.table import Forbidden


def services_of(connection: HTTPConnection) -> Services:
    """The services of the process that somebody has reached."""
    services: Services = connection.app.state.services
    return services


def language_of(connection: HTTPConnection) -> str:
    """The language in which somebody is answered."""
    asked = connection.query_params.get("language")
    return choose_language(asked, connection.headers.get("accept-language"))


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from, as limits count it."""
    return count_as(connection.client.host) if connection.client else ""


async def visitor_of(connection: HTTPConnection) -> IdentityRow | None:
    """Who comes, by their cookie; None for a stranger."""
    services = services_of(connection)
    who = await services.identities.read_cookie(connection.cookies.get(COOKIE))
    if who is not None:
        services.moderator.check_person(who.id)
    return who


async def _services(connection: HTTPConnection) -> Services:
    # Routes would call what is not a coroutine in a thread.
    return services_of(connection)


AppServices = Annotated[Services, Depends(_services)]
Visitor = Annotated[IdentityRow | None, Depends(visitor_of)]


async def _guest(who: Visitor) -> IdentityRow:
    if who is None:
        raise Forbidden("server-stranger")
    return who


Guest = Annotated[IdentityRow, Depends(_guest)]

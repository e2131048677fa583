"""What every route asks first: which house this is, who comes, and in which language."""

from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from ludoteca.server.house import House
from ludoteca.server.language import choose_language
from ludoteca.server.people import COOKIE
from ludoteca.store import IdentityRow
from ludoteca.table import Forbidden


def house_of(connection: HTTPConnection) -> House:
    """The house at whose door somebody stands."""
    house: House = connection.app.state.house
    return house


def language_of(connection: HTTPConnection) -> str:
    """The language in which somebody is answered."""
    asked = connection.query_params.get("language")
    return choose_language(asked, connection.headers.get("accept-language"))


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client else ""


async def visitor_of(connection: HTTPConnection) -> IdentityRow | None:
    """Who comes, by their cookie; None for a stranger."""
    house = house_of(connection)
    return await house.people.read_cookie(connection.cookies.get(COOKIE))


async def _house(request: Request) -> House:
    return house_of(request)


async def _visitor(request: Request) -> IdentityRow | None:
    return await visitor_of(request)


async def _guest(request: Request) -> IdentityRow:
    who = await visitor_of(request)
    if who is None:
        raise Forbidden("server-stranger")
    return who


TheHouse = Annotated[House, Depends(_house)]
Visitor = Annotated[IdentityRow | None, Depends(_visitor)]
Guest = Annotated[IdentityRow, Depends(_guest)]

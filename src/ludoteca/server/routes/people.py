"""Who somebody is: name, mark, and a passphrase by which to come back."""

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from ludoteca.server.doors import Guest, TheHouse, Visitor, address_of
from ludoteca.server.house import House
from ludoteca.server.people import COOKIE, YEAR
from ludoteca.server.refusals import TooMany
from ludoteca.store import IdentityRow

router = APIRouter(tags=["people"])


class Me(BaseModel):
    """Who you are."""

    id: str
    name: str
    mark: str
    has_passphrase: bool

    @classmethod
    def of(cls, row: IdentityRow) -> "Me":
        """Somebody, without what is nobody's business."""
        return cls(id=row.id, name=row.name, mark=row.mark, has_passphrase=bool(row.passphrase))


class Change(BaseModel):
    """What to change about oneself."""

    model_config = ConfigDict(extra="forbid")
    name: str | None = Field(None, max_length=200)
    mark: str | None = Field(None, max_length=8)


class Passphrase(BaseModel):
    """A secret by which to come back."""

    model_config = ConfigDict(extra="forbid")
    passphrase: str = Field(max_length=1000)


class Claim(Passphrase):
    """Who somebody says they are."""

    name: str = Field(max_length=200)


def _give_cookie(house: House, request: Request, response: Response, who: IdentityRow) -> None:
    secure = house.settings.secure
    response.set_cookie(
        COOKIE,
        house.people.write_cookie(who),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" if secure is None else secure,
    )


@router.get("/me")
async def get_me(house: TheHouse, who: Visitor, request: Request, response: Response) -> Me:
    """Who you are; whoever comes first is a new guest."""
    if who is None:
        if not house.guests.take(address_of(request)):
            raise TooMany("server-too-fast")
        who = await house.people.welcome()
        _give_cookie(house, request, response, who)
    return Me.of(who)


@router.patch("/me")
async def change_me(house: TheHouse, who: Guest, change: Change) -> Me:
    """Take another name or mark."""
    return Me.of(await house.people.rename(who, change.name, change.mark))


@router.put("/me/passphrase")
async def set_passphrase(house: TheHouse, who: Guest, secret: Passphrase, request: Request) -> Me:
    """Set a passphrase, by which you come back on another device."""
    _check_haste(house, request)
    return Me.of(await house.people.set_passphrase(who, secret.passphrase))


@router.post("/me/reclaim")
async def reclaim(house: TheHouse, claim: Claim, request: Request, response: Response) -> Me:
    """Come back with a name and its passphrase."""
    _check_haste(house, request)
    who = await house.people.reclaim(claim.name, claim.passphrase)
    _give_cookie(house, request, response, who)
    return Me.of(who)


def _check_haste(house: House, request: Request) -> None:
    """Passphrases are slow to check, and not to be guessed."""
    if not house.passphrases.take(address_of(request)):
        raise TooMany("server-too-fast")

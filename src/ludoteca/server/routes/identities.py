"""Who somebody is: name, mark, and a passphrase by which to come back."""

from typing import Self

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from ludoteca.server.http.dependencies import AppServices, Guest, Visitor, address_of
from ludoteca.server.identities import COOKIE, YEAR
from ludoteca.server.services import Services
from ludoteca.store import IdentityRow

router = APIRouter(tags=["people"])


class OwnIdentity(BaseModel):
    """Who you are."""

    id: str
    name: str
    mark: str
    has_passphrase: bool

    @classmethod
    def of(cls, row: IdentityRow) -> Self:
        """Somebody, without what is nobody's business."""
        return cls(id=row.id, name=row.name, mark=row.mark, has_passphrase=bool(row.passphrase))


class IdentityChange(BaseModel):
    """What to change about oneself."""

    model_config = ConfigDict(extra="forbid")
    name: str | None = Field(None, max_length=200)
    mark: str | None = Field(None, max_length=8)


class Passphrase(BaseModel):
    """A secret by which to come back."""

    model_config = ConfigDict(extra="forbid")
    passphrase: str = Field(max_length=1000)


class Reclaim(Passphrase):
    """Who somebody says they are."""

    name: str = Field(max_length=200)


def _give_cookie(
    services: Services, request: Request, response: Response, who: IdentityRow
) -> None:
    secure = services.settings.secure
    response.set_cookie(
        COOKIE,
        services.identities.write_cookie(who),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" if secure is None else secure,
    )


@router.get("/me")
async def get_me(
    services: AppServices, who: Visitor, request: Request, response: Response
) -> OwnIdentity:
    """Who you are; whoever comes first is a new guest."""
    if who is None:
        services.limits.guests.take(address_of(request))
        who = await services.identities.welcome()
        _give_cookie(services, request, response, who)
    return OwnIdentity.of(who)


@router.patch("/me")
async def change_me(services: AppServices, who: Guest, change: IdentityChange) -> OwnIdentity:
    """Take another name or mark."""
    return OwnIdentity.of(await services.identities.rename(who, change.name, change.mark))


@router.put("/me/passphrase")
async def set_passphrase(
    services: AppServices, who: Guest, secret: Passphrase, request: Request
) -> OwnIdentity:
    """Set a passphrase, by which you come back on another device."""
    services.limits.passphrases.take(address_of(request))
    return OwnIdentity.of(await services.identities.set_passphrase(who, secret.passphrase))


@router.post("/me/reclaim")
async def reclaim(
    services: AppServices, claim: Reclaim, request: Request, response: Response
) -> OwnIdentity:
    """Come back with a name and its passphrase."""
    services.limits.passphrases.take(address_of(request))
    who = await services.identities.reclaim(claim.name, claim.passphrase)
    _give_cookie(services, request, response, who)
    return OwnIdentity.of(who)

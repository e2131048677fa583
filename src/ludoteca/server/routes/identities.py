"""Who somebody is: name, mark, ways to come back and to move, and the way out."""

from typing import Self

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from ludoteca.server.http.dependencies import AppServices, Guest, Visitor, address_of
from ludoteca.server.http.waiting import while_there
from ludoteca.server.identities import COOKIE, LONGEST_COOKIE
from ludoteca.server.retention.personal_file import write_personal_file
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


class IdentityChange(BaseModel, extra="forbid"):
    """What to change about oneself."""

    name: str | None = Field(None, max_length=200)
    mark: str | None = Field(None, max_length=8)


class Passphrase(BaseModel, extra="forbid"):
    """A secret by which to come back."""

    passphrase: str = Field(max_length=1000)


class Reclaim(Passphrase):
    """Who somebody says they are."""

    name: str = Field(max_length=200)


class DeviceLink(BaseModel):
    """A way to another device: a secret for one use, and when it ends."""

    secret: str
    # In seconds since 1970.
    expires_at: float


class LinkSecret(BaseModel, extra="forbid"):
    """The secret of such a way."""

    secret: str = Field(max_length=100)


class Retained(BaseModel):
    """For how many days things are kept here; 0 is for ever."""

    model_config = ConfigDict(from_attributes=True)
    guests: float
    people: float
    waiting: float
    unfinished: float
    games: float
    records: float
    files: float


def _give_cookie(
    services: Services, request: Request, response: Response, who: IdentityRow
) -> None:
    secure = services.settings.secure
    response.set_cookie(
        COOKIE,
        services.identities.write_cookie(who),
        max_age=int(min(services.identities.lifetime or LONGEST_COOKIE, LONGEST_COOKIE)),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" if secure is None else secure,
    )


@router.get("/me")
async def get_me(
    services: AppServices, who: Visitor, request: Request, response: Response
) -> OwnIdentity:
    """Who you are; whoever comes first is a new guest. A cookie is renewed by coming."""
    cookie = request.cookies.get(COOKIE, "")
    if who is None:
        services.limits.guests.take(address_of(request))
        who = await services.identities.welcome()
    elif services.identities.is_fresh(cookie):
        return OwnIdentity.of(who)
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


@router.post("/me/link")
async def make_link(services: AppServices, who: Guest, request: Request) -> DeviceLink:
    """Make a way to another device; it is good once, for ten minutes."""
    services.limits.passphrases.take(address_of(request))
    secret, end = await services.identities.make_link(who)
    return DeviceLink(secret=secret, expires_at=end)


@router.post("/me/link/follow")
async def follow_link(
    services: AppServices, link: LinkSecret, request: Request, response: Response
) -> OwnIdentity:
    """Go on as whoever made such a way."""
    services.limits.passphrases.take(address_of(request))
    who = await services.identities.follow_link(link.secret)
    _give_cookie(services, request, response, who)
    return OwnIdentity.of(who)


@router.post("/me/revoke")
async def revoke(
    services: AppServices, who: Guest, request: Request, response: Response
) -> OwnIdentity:
    """Be signed out on all devices but this one."""
    who = await services.identities.revoke(who)
    _give_cookie(services, request, response, who)
    return OwnIdentity.of(who)


@router.get("/me/data")
async def download_data(services: AppServices, who: Guest, request: Request) -> Response:
    """All that is kept of you, as a file."""
    address = address_of(request)
    services.limits.records.take(address)
    work = write_personal_file(services.store, services.assets, services.pool, who, address)
    text = await while_there(request, work)
    headers = {"Content-Disposition": 'attachment; filename="ludoteca-me.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.delete("/me")
async def delete_me(services: AppServices, who: Guest, response: Response) -> None:
    """Be deleted: your seats become someone's, and what you said and brought is gone."""
    await services.deletion.delete(who.id, by=who.id)
    response.delete_cookie(COOKIE)


@router.get("/retention")
async def get_retention(services: AppServices) -> Retained:
    """How long things are kept here."""
    return Retained.model_validate(services.settings.retention)

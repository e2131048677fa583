"""E-mail: giving an address, confirming it, and leaving."""

from typing import Self

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from ludoteca.server.http.dependencies import AppServices, Guest, Visitor, address_of
from ludoteca.server.notify import Addresses
from ludoteca.server.refusals import NotFound
from ludoteca.server.services import Services
from ludoteca.store import AddressRow

router = APIRouter(tags=["mail"])


class MailCard(BaseModel):
    """Whether this server writes to people, and where to."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)
    offered: bool
    address: str | None = None
    confirmed: bool = False

    @classmethod
    def of(cls, row: AddressRow | None) -> Self:
        """Somebody's own address."""
        if row is None:
            return cls(offered=True)
        return cls(offered=True, address=row.address, confirmed=row.is_confirmed)


class NewAddress(BaseModel, extra="forbid"):
    """An address."""

    address: str = Field(max_length=300)


class MailCode(BaseModel, extra="forbid"):
    """The code that was sent to an address."""

    code: str = Field(max_length=100)


def _addresses(services: Services) -> Addresses:
    if services.notifier.addresses is None:
        raise NotFound("notify-mail-off")
    return services.notifier.addresses


@router.get("/me/mail")
async def get_mail(services: AppServices, who: Visitor) -> MailCard:
    """Where you are written to."""
    if services.notifier.addresses is None:
        return MailCard(offered=False)
    return MailCard.of(await services.store.people.find_address(who.id) if who else None)


@router.put("/me/mail")
async def give_address(
    services: AppServices, who: Guest, given: NewAddress, request: Request
) -> MailCard:
    """Give an address; a code is sent to it, in the language of the request."""
    addresses = _addresses(services)
    services.limits.mails.take(address_of(request))
    services.limits.mails.take(f"to {given.address.strip().casefold()}")
    row = await addresses.give(who, given.address)
    services.notifier.wake()
    return MailCard.of(row)


@router.post("/me/mail/confirm")
async def confirm_address(services: AppServices, who: Guest, code: MailCode) -> MailCard:
    """Tell the code back: the address is yours."""
    return MailCard.of(await _addresses(services).confirm(who, code.code))


@router.delete("/me/mail")
async def drop_address(services: AppServices, who: Guest) -> MailCard:
    """Be written to no more; the address is forgotten."""
    await services.store.people.drop_address(who.id)
    return MailCard(offered=services.notifier.addresses is not None)


@router.post("/mail/leave/{token}")
async def leave(services: AppServices, token: str) -> MailCard:
    """Be written to no more, by the link in a letter."""
    await _addresses(services).leave(token)
    return MailCard(offered=True)

"""E-mail: giving an address, confirming it, and leaving."""

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from ludoteca.server.doors import Guest, TheHouse, Visitor, address_of
from ludoteca.server.house import House
from ludoteca.server.post import Mailboxes
from ludoteca.server.refusals import NotFound
from ludoteca.store import Mailbox

router = APIRouter(tags=["mail"])


class MailCard(BaseModel):
    """Whether this server writes letters, and where to."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)
    offered: bool
    address: str | None = None
    confirmed: bool = False

    @classmethod
    def of(cls, box: Mailbox | None) -> "MailCard":
        """Somebody's own mailbox."""
        if box is None:
            return cls(offered=True)
        return cls(offered=True, address=box.address, confirmed=box.is_confirmed)


class Giving(BaseModel):
    """An address."""

    model_config = ConfigDict(extra="forbid")
    address: str = Field(max_length=300)


class MailCode(BaseModel):
    """The code that was sent to an address."""

    model_config = ConfigDict(extra="forbid")
    code: str = Field(max_length=100)


def _open(house: House) -> Mailboxes:
    if house.post.mailboxes is None:
        raise NotFound("post-mail-off")
    return house.post.mailboxes


@router.get("/me/mail")
async def get_mail(house: TheHouse, who: Visitor) -> MailCard:
    """Where you are written to."""
    if house.post.mailboxes is None:
        return MailCard(offered=False)
    return MailCard.of(await house.store.find_mailbox(who.id) if who else None)


@router.put("/me/mail")
async def give_address(house: TheHouse, who: Guest, giving: Giving, request: Request) -> MailCard:
    """Give an address; a code is sent to it, in the language of the request."""
    mailboxes = _open(house)
    house.mails.take(address_of(request))
    house.mails.take(f"to {giving.address.strip().casefold()}")
    return MailCard.of(await mailboxes.give(who, giving.address))


@router.post("/me/mail/confirm")
async def confirm_address(house: TheHouse, who: Guest, code: MailCode) -> MailCard:
    """Tell the code back: the address is yours."""
    return MailCard.of(await _open(house).confirm(who, code.code))


@router.delete("/me/mail")
async def drop_address(house: TheHouse, who: Guest) -> MailCard:
    """Be written to no more; the address is forgotten."""
    await house.store.drop_mailbox(who.id)
    return MailCard(offered=house.post.mailboxes is not None)


@router.post("/mail/leave/{token}")
async def leave(house: TheHouse, token: str) -> MailCard:
    """Be written to no more, by the link in a letter."""
    await _open(house).leave(token)
    return MailCard(offered=True)

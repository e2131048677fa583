"""Hands mail to the mail server that the host has named."""

import asyncio
import re
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Self
from urllib.parse import unquote, urlsplit

from ludoteca.core.errors import Malformed
from ludoteca.server.notify.outbox_sender import PATIENCE, Undelivered

LONGEST_ADDRESS = 254
# What browsers take for an address, too.
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)
# By kind of address: the usual port.
PORTS = {"smtp": 587, "smtps": 465}
HERE = ("localhost", "127.0.0.1", "::1")
# What a mail server says for good begins with 5.
FOR_GOOD = 500


@dataclass(frozen=True)
class Mailer:
    """A mail server, and in whose name we write."""

    host: str
    port: int
    user: str | None
    password: str | None = field(repr=False)
    # Whether the line is safe from its beginning, as with smtps.
    is_safe: bool
    sender: str

    @classmethod
    def read(cls, url: str, sender: str) -> Self:
        """The mailer at an address such as smtp://user:password@host:587; no refusal repeats it."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError:
            raise Malformed("notify-mail-server") from None
        if parts.scheme not in PORTS or not parts.hostname:
            raise Malformed("notify-mail-server")
        try:
            sender = check_address(sender)
        except Malformed:
            raise Malformed("notify-mail-from") from None
        return cls(
            host=parts.hostname,
            port=port,
            user=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
            is_safe=parts.scheme == "smtps",
            sender=sender,
        )

    async def send(self, mail: EmailMessage) -> None:
        """Hand a mail over, or say why that failed."""
        # Only a server that writes mail needs it, and every other starts sooner.
        import aiosmtplib

        mail["From"] = self.sender
        # A password goes over a safe line, or stays on this machine.
        must_be_safe = self.user is not None and self.host not in HERE
        try:
            await aiosmtplib.send(
                # Written out by its own policy; the library would fold its lines.
                mail.as_bytes(),
                sender=self.sender,
                recipients=[mail["To"]],
                hostname=self.host,
                port=self.port,
                username=self.user,
                password=self.password,
                use_tls=self.is_safe,
                start_tls=None if self.is_safe or not must_be_safe else True,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPResponseException as fault:
            raise Undelivered(f"answer {fault.code}", for_good=fault.code >= FOR_GOOD) from None
        except aiosmtplib.SMTPRecipientsRefused as fault:
            code = max(refused.code for refused in fault.recipients)
            raise Undelivered(f"answer {code}", for_good=code >= FOR_GOOD) from None
        except (aiosmtplib.SMTPException, OSError, asyncio.IncompleteReadError) as fault:
            # Its text may repeat an address.
            raise Undelivered(type(fault).__name__) from None


def check_address(text: str) -> str:
    """An address of e-mail, as far as anyone can see; whether it is one, a code will show."""
    text = text.strip()
    if len(text) > LONGEST_ADDRESS or ADDRESS.fullmatch(text) is None:
        raise Malformed("notify-mail-address", field="address")
    return text

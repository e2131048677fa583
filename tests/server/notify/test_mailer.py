"""What a mail server answers decides whether a message is tried again, and is never repeated."""

from email import message_from_bytes
from email.message import EmailMessage

import aiosmtplib
import pytest

from ludoteca.server.notify.mailer import Mailer
from ludoteca.server.notify.outbox_sender import Undelivered

pytestmark = pytest.mark.anyio

MAILER = Mailer.read("smtp://anna:hunter2@mail.example:25", "games@example.org")
REFUSED = aiosmtplib.SMTPRecipientRefused


@pytest.mark.parametrize(
    ("fault", "why", "for_good"),
    [
        (aiosmtplib.SMTPResponseException(451, "later"), "answer 451", False),
        (aiosmtplib.SMTPResponseException(550, "never"), "answer 550", True),
        (
            aiosmtplib.SMTPRecipientsRefused([REFUSED(450, "busy", "anna@example.org")]),
            "answer 450",
            False,
        ),
        (
            aiosmtplib.SMTPRecipientsRefused([REFUSED(553, "no", "anna@example.org")]),
            "answer 553",
            True,
        ),
        (aiosmtplib.SMTPServerDisconnected("anna@example.org"), "SMTPServerDisconnected", False),
        (ConnectionRefusedError("anna@example.org"), "ConnectionRefusedError", False),
    ],
)
async def test_a_mail_server_says_whether_to_try_again(
    fault: Exception, why: str, for_good: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def send(*_: object, **__: object) -> None:
        raise fault

    monkeypatch.setattr(aiosmtplib, "send", send)
    with pytest.raises(Undelivered) as undelivered:
        await MAILER.send(EmailMessage())
    assert str(undelivered.value) == why
    assert undelivered.value.for_good is for_good


@pytest.mark.parametrize(
    ("url", "use_tls", "start_tls"),
    [
        ("smtps://anna:hunter2@mail.example", True, None),
        ("smtp://anna:hunter2@mail.example", False, True),
        ("smtp://anna:hunter2@localhost", False, None),
        ("smtp://mail.example", False, None),
    ],
)
async def test_a_password_goes_over_a_safe_line_or_stays_on_this_machine(
    url: str, use_tls: bool, start_tls: bool | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[dict[str, object]] = []

    async def send(mail: bytes, **how: object) -> None:
        sent.append({"from": message_from_bytes(mail)["From"], **how})

    monkeypatch.setattr(aiosmtplib, "send", send)
    await Mailer.read(url, "games@example.org").send(EmailMessage())
    assert (sent[0]["use_tls"], sent[0]["start_tls"]) == (use_tls, start_tls)
    assert sent[0]["from"] == "games@example.org"

"""What is written to people by e-mail, in their language. Nothing of a game stands in it."""

from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

from ludoteca.core.text.messages import say


def compose_code(to: str, code: str) -> EmailMessage:
    """A mail with the code by which somebody shows that an address is theirs.

    Anybody may have given the address, so nothing that they wrote stands in it.
    """
    paragraphs = (say("mail-code-about"), code, say("mail-code-ignore"))
    return _compose(to, say("mail-code-subject", code=code), paragraphs)


def compose_turn(
    to: str, name: str, game: str, players: str, deadline: float | None, table: str, leave: str
) -> EmailMessage:
    """A mail that it is somebody's turn, with the way to the table and the way out."""
    paragraphs = [
        say("mail-hello", name=name),
        say("mail-turn-about", game=game, players=players),
        table,
    ]
    if deadline is not None:
        time = datetime.fromtimestamp(deadline, UTC)
        paragraphs.append(say("mail-turn-deadline", time=f"{time:%Y-%m-%d %H:%M}"))
    paragraphs += [say("mail-once"), say("mail-leave"), leave]
    mail = _compose(to, say("mail-turn-subject", game=game), paragraphs)
    # By RFC 8058 a mail program can leave with one press.
    mail["List-Unsubscribe"] = f"<{leave.replace('/leave/', '/api/mail/leave/')}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def _compose(to: str, subject: str, paragraphs: list[str] | tuple[str, ...]) -> EmailMessage:
    mail = EmailMessage(SMTP)
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain="ludoteca")
    # No holiday greeting answers it.
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content("\n\n".join(paragraphs) + "\n")
    return mail

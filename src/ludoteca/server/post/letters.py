"""Letters: what is written to people, in their language. Nothing of a game stands in them."""

from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

from ludoteca.core.messages import say


def write_code(to: str, code: str) -> EmailMessage:
    """A letter with the code by which somebody shows that an address is theirs.

    Anybody may have given the address, so nothing that they wrote stands in it.
    """
    paragraphs = (say("mail-code-about"), code, say("mail-code-ignore"))
    return _write(to, say("mail-code-subject", code=code), paragraphs)


def write_turn(
    to: str, name: str, game: str, players: str, deadline: float | None, table: str, leave: str
) -> EmailMessage:
    """A letter that it is somebody's turn, with the way to the table and the way out."""
    paragraphs = [
        say("mail-hello", name=name),
        say("mail-turn-about", game=game, players=players),
        table,
    ]
    if deadline is not None:
        time = datetime.fromtimestamp(deadline, UTC)
        paragraphs.append(say("mail-turn-deadline", time=f"{time:%Y-%m-%d %H:%M}"))
    paragraphs += [say("mail-once"), say("mail-leave"), leave]
    letter = _write(to, say("mail-turn-subject", game=game), paragraphs)
    # By RFC 8058 a mail program can leave with one press.
    letter["List-Unsubscribe"] = f"<{leave.replace('/leave/', '/api/mail/leave/')}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return letter


def _write(to: str, subject: str, paragraphs: list[str] | tuple[str, ...]) -> EmailMessage:
    letter = EmailMessage(SMTP)
    letter["To"] = to
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain="ludoteca")
    # No holiday greeting answers it.
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content("\n\n".join(paragraphs) + "\n")
    return letter

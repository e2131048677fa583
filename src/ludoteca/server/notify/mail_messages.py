"""What is written to people by e-mail, in their language. Nothing of a game stands in it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate

from ludoteca.core.text.messages import say

# No header is folded: what stands in brackets there is read by programs, not all of which put the
# lines together again. 998 letters is what a line may have (RFC 5322). Bodies are for any server.
POLICY = SMTP.clone(max_line_length=998, cte_type="7bit")
# What an address is made of; the wide dots are dots in the names of sites, too.
JOINTS = re.compile(r"([.:/\\@\u2024\u3002\uff0e\uff61])(?=\S)")


@dataclass(frozen=True)
class MailHead:
    """Where a mail goes, and what it is known by: the same whenever it is tried again."""

    to: str
    id: str
    at: float


def compose_code(head: MailHead, code: str) -> EmailMessage:
    """A mail with the code by which somebody shows that an address is theirs.

    Anybody may have given the address, so nothing that they wrote stands in it.
    """
    paragraphs = (say("mail-code-about"), code, say("mail-code-ignore"))
    return _compose(head, say("mail-code-subject", code=code), paragraphs)


def compose_turn(
    head: MailHead,
    name: str,
    game: str,
    players: Sequence[str],
    deadline: float | None,
    table: str,
    leave: str,
) -> EmailMessage:
    """A mail that it is somebody's turn, with the way to the table and the way out."""
    others = ", ".join(map(defuse, players))
    paragraphs = [
        say("mail-hello", name=defuse(name)),
        say("mail-turn-about", game=game, players=others),
        table,
    ]
    if deadline is not None:
        time = datetime.fromtimestamp(deadline, UTC)
        paragraphs.append(say("mail-turn-deadline", time=f"{time:%Y-%m-%d %H:%M}"))
    paragraphs += [say("mail-once"), say("mail-leave"), leave]
    mail = _compose(head, say("mail-turn-subject", game=game), paragraphs)
    # By RFC 8058 a mail program can leave with one press.
    mail["List-Unsubscribe"] = f"<{leave.replace('/leave/', '/api/mail/leave/')}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def defuse(name: str) -> str:
    """A name that no mail program takes for an address: people may be called like a site."""
    return JOINTS.sub(r"\1 ", name)


def _compose(head: MailHead, subject: str, paragraphs: Sequence[str]) -> EmailMessage:
    mail = EmailMessage(POLICY)
    mail["To"] = head.to
    mail["Subject"] = subject
    mail["Date"] = formatdate(head.at)
    mail["Message-ID"] = f"<{head.id}@ludoteca>"
    # No holiday greeting answers it.
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content("\n\n".join(paragraphs) + "\n")
    return mail

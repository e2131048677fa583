"""Identifiers of tables and records in addresses, and codes of invitations."""

import re
import secrets

# Letters that cannot be taken for each other; twelve of them cannot be guessed.
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE = 12
GROUP = 4

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def make_id() -> str:
    """An identifier that nobody can guess."""
    return secrets.token_urlsafe(9)


def is_id(text: str) -> bool:
    """Whether anything here can have this identifier; other texts are not even looked up."""
    return _ID.fullmatch(text) is not None


def make_code() -> str:
    """A code of invitation, in groups that can be read aloud."""
    return _group("".join(secrets.choice(LETTERS) for _ in range(CODE)))


def read_code(text: str) -> str:
    """The code in what somebody pasted: the code itself, however it is written, or a link."""
    last = text.strip().rstrip("/").rpartition("/")[2]
    return _group("".join(sign for sign in last.upper() if sign in LETTERS))


def _group(letters: str) -> str:
    return "-".join(letters[i : i + GROUP] for i in range(0, len(letters), GROUP))

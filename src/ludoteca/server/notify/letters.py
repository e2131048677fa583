"""Letters as they wait in the outbox: what they are about, before they are written out."""

import secrets

from msgspec import Struct, json

from ludoteca.server.notify.turn import Turn
from ludoteca.store import MessageRow

MAIL = "mail"


class CodeLetter(Struct, tag="code"):
    """A code, by which somebody shows that an address is theirs."""

    to: str
    code: str
    language: str


class TurnLetter(Struct, tag="turn"):
    """It is somebody's turn; where they want to be told so is looked up when it is written."""

    turn: Turn


AnyLetter = CodeLetter | TurnLetter

_reader: json.Decoder[AnyLetter] = json.Decoder(AnyLetter)


def wrap_letter(who: str, letter: AnyLetter, at: float, delay: float = 0.0) -> MessageRow:
    """A letter to somebody as a message of the outbox, to be sent after so many seconds."""
    return wrap(MAIL, who, json.encode(letter), at, delay)


def unwrap_letter(message: MessageRow) -> AnyLetter:
    """The letter in a message."""
    return _reader.decode(message.body)


def wrap(kind: str, who: str, body: bytes, at: float, delay: float = 0.0) -> MessageRow:
    """A new message of the outbox, about somebody.

    Its id goes with every attempt: who gets it twice can tell.
    """
    name = f"msg_{secrets.token_urlsafe(12)}"
    return MessageRow(name, kind, who, body.decode(), at, at + delay)

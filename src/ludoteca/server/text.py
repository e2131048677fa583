"""Texts that people typed: what is taken, and how what was broken is sent back."""

import unicodedata

from ludoteca.core.errors import Malformed

# Categories of signs that a name may not hold: invisible ones, and those that turn text around.
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")


def check_text(text: str, longest: int, field: str) -> str:
    """A short text of one line with visible signs, as somebody typed it."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if any(unicodedata.category(sign) in UNSEEN for sign in text):
        raise Malformed("server-unseen-signs", field=field)
    if not 1 <= len(text) <= longest:
        raise Malformed("server-text-length", field=field, longest=longest)
    return text


def printable(text: str) -> str:
    """A text in which somebody's broken signs are shown by their numbers, so it can be sent."""
    return text.encode("utf-8", "backslashreplace").decode()

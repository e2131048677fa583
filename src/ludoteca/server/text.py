"""Texts that people typed: what is taken, and how what was broken is sent back."""

import unicodedata
from itertools import groupby

from ludoteca.core.errors import Malformed

# Categories of signs that a name may not hold: invisible ones, and those that turn text around.
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
# Letters, marks and a symbol that show nothing either: fillers of Korean, vowels of Khmer that are
# not spoken, the empty pattern of braille, what joins or selects shapes but those of emoji.
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
# Marks that stand above and below a letter; more than so many leave the line.
MARKS = ("Mn", "Me")
MOST_MARKS = 3


def check_text(text: str, longest: int, field: str) -> str:
    """A short text of one line with visible signs, as somebody typed it."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    categories = list(map(unicodedata.category, text))
    if any(map(UNSEEN.__contains__, categories)) or not set(BLANK).isdisjoint(text):
        raise Malformed("server-unseen-signs", field=field)
    marks = [len(list(run)) for is_mark, run in groupby(categories, MARKS.__contains__) if is_mark]
    if max(marks, default=0) > MOST_MARKS or categories[:1] in ([mark] for mark in MARKS):
        raise Malformed("server-heaped-marks", field=field)
    if not 1 <= len(text) <= longest:
        raise Malformed("server-text-length", field=field, longest=longest)
    return text


def printable(text: str) -> str:
    """A text in which somebody's broken signs are shown by their numbers, so it can be sent."""
    return text.encode("utf-8", "backslashreplace").decode()

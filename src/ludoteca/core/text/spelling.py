"""Spelling: names at the head of a sentence, and how people type them.

They type small letters, without accents, with or without the signs between words.
"""

import re
import unicodedata

# Between words: blanks and underscores; a hyphen, an apostrophe or a colon behind a letter.
_GAPS = re.compile(r"[\s_]+|(?<=[^\W\d])[-’':]")


def fold(text: str) -> list[str]:
    """The words of a text, so that a text and what somebody types for it can be compared.

    >>> fold("Île de l’Est"), fold("men 0,-1 2 Green")
    (['ile', 'de', 'l', 'est'], ['men', '0,-1', '2', 'green'])
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return [word for word in _GAPS.split(plain) if word]


def as_word(name: str) -> str:
    """A name as one word that can be typed.

    >>> as_word("Central Asia")
    'central_asia'
    """
    return "_".join(fold(name))


def capital(words: str) -> str:
    """A name that stands alone, or a sentence that begins with one, begins with a capital.

    >>> capital("red passes.")
    'Red passes.'
    """
    return words[:1].upper() + words[1:]

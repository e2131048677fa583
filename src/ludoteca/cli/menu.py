"""The menu: the legal moves as a numbered list, and which of them a person means."""

import re
from collections.abc import Sequence
from itertools import groupby

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyView, Move

# A number longer than this is not in any list.
DIGITS = 6


def list_choices(moves: Sequence[Move]) -> list[str]:
    """The moves with their numbers; those that differ only in a count share a line."""
    lines = []
    number = 1
    for _, group in groupby(map(str, moves), key=_pattern):
        texts = list(group)
        if len(texts) == 1:
            lines.append(f"{number:>3} {texts[0]}")
        else:
            lines.append(f"{number:>3}–{number + len(texts) - 1} {_join(texts[0], texts[-1])}")
        number += len(texts)
    return lines


def _pattern(text: str) -> str:
    """A text with its count left open, if it has just one."""
    words = text.split()
    return " ".join("#" if w.isdecimal() else w for w in words) if _counts(words) == 1 else text


def _counts(words: list[str]) -> int:
    return sum(word.isdecimal() for word in words)


def _join(first: str, last: str) -> str:
    """Two texts with another count as one: men 0,0 1–3 green."""
    pairs = zip(first.split(), last.split(), strict=True)
    return " ".join(a if a == b else f"{a}–{b}" for a, b in pairs)


def choose(view: AnyView, words: str) -> Move:
    """The legal move that a person means: by number, by notation, or by part of it."""
    moves = view.moves()
    words = re.sub(r"\s*,\s*", ",", words.lower())
    if words.isascii() and words.isdecimal():
        if len(words) <= DIGITS and 1 <= int(words) <= len(moves):
            return moves[int(words) - 1]
        raise Malformed("play-no-such-choice", last=len(moves))
    meant = [move for move in moves if _is_part_of(words.split(), str(move).split())]
    if words and len(meant) == 1:
        return meant[0]
    if words and len(meant) > 1:
        raise Malformed("play-ambiguous", moves=", ".join(map(str, meant)))
    raise _refuse(view, words)


def _refuse(view: AnyView, words: str) -> Refusal:
    """Why what was typed is no legal move: by a rule, or because it is no move at all."""
    try:
        refusal = view.why(view.game.read(words))
    except Malformed:
        example = str(view.moves()[0])
        return Malformed("play-not-understood", words=words, example=example)
    assert refusal is not None, f"no reason against {words}"
    return refusal


def _is_part_of(words: list[str], text: list[str]) -> bool:
    """Whether all words occur in a text, in this order."""
    rest = iter(text)
    return all(word in rest for word in words)

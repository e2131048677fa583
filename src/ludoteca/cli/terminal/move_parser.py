"""The reader: which move somebody means by what they type."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyView
from ludoteca.core.options import Move
from ludoteca.core.text.spelling import fold

Words = list[str]
# A text may be typed as the menu shows it.
_ARROWS = re.compile(r"\s*(?:→|->)\s*")
_COMMAS = re.compile(r"\s*,\s*")
# So many moves are named where it is not clear which is meant.
MOST_NAMED = 6


def spell(names: Mapping[str, str], move: Move) -> str:
    """A move as somebody may type it, in the words of their language."""
    return " ".join(names.get(word, word) for word in str(move).split())


def choose(view: AnyView, typed: str) -> Move:
    """The legal move that is meant: by its notation, by names, by parts of either."""
    moves: list[Move] = view.moves()
    names = view.game.presenter.names(view)
    words = _read(typed)
    forms = [(move, (fold(str(move)), fold(spell(names, move)))) for move in moves]
    for is_meant in (_is_same, _has_words, _has_beginnings) if words else ():
        meant = [move for move, texts in forms if any(is_meant(words, text) for text in texts)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise _ambiguous([spell(names, move) for move in meant])
    raise _refuse(view, typed, words)


def _read(typed: str) -> Words:
    """The words somebody has typed."""
    return fold(_COMMAS.sub(",", _ARROWS.sub(" ", typed)))


def _is_same(words: Words, text: Words) -> bool:
    return words == text


def _has_words(words: Words, text: Words) -> bool:
    """Whether all words occur in a text, in this order."""
    return _occur(words, text, str.__eq__)


def _has_beginnings(words: Words, text: Words) -> bool:
    """The same, beginnings of words being enough; numbers are never cut short."""
    return _occur(words, text, _begins)


def _begins(there: str, word: str) -> bool:
    return there.startswith(word) and (there == word or word.isalpha())


def _occur(words: Iterable[str], text: Sequence[str], fits: Callable[[str, str], bool]) -> bool:
    rest = iter(text)
    return all(any(fits(there, word) for there in rest) for word in words)


def _ambiguous(texts: Sequence[str]) -> Refusal:
    more = len(texts) - MOST_NAMED
    return Malformed("play-ambiguous", moves=", ".join(texts[:MOST_NAMED]), more=max(more, 0))


def _refuse(view: AnyView, typed: str, words: Words) -> Refusal:
    """Why what was typed is no legal move: by a rule, or because it is no move at all."""
    for text in (_translate(view, words), " ".join(typed.lower().split())):
        try:
            move = view.game.read(text)
        except Malformed:
            continue
        refusal = view.why(move)
        assert refusal is not None, f"no reason against {text}"
        return refusal
    example = spell(view.game.presenter.names(view), view.moves()[0])
    return Malformed("play-not-understood", words=typed, example=example)


def _translate(view: AnyView, words: Words) -> str:
    """Words with the names of a language turned into those of the notation."""
    known = {" ".join(fold(name)): word for word, name in view.game.presenter.names(view).items()}
    known |= {" ".join(fold(word)): word for word in view.game.presenter.names(view)}
    text = f" {' '.join(words)} "
    # Long names first: there is an Ocean beside the Indian Ocean.
    for name in sorted(known, key=len, reverse=True):
        text = text.replace(f" {name} ", f" {known[name]} ")
    return text.strip()

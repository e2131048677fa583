"""Advice: a move that a bot would make, told to a person with what it does and brings at once."""

import numpy as np

from ludoteca.core.game import AnyView, Move

# Whoever asks for a hint gets the opinion of a strong player who overlooks nothing.
ADVISER = "search:0.5s"


def explain_advice(view: AnyView, move: Move) -> list[str]:
    """What a legal move of a seat does, what speaks for it, and what it changes at once."""
    assert view.seat is not None, "spectators are not advised"
    after = view.imagine(np.random.default_rng())
    after.apply(after.action_of(move))
    now, then = view.scores()[view.seat], after.scores()[view.seat]
    sentences = [view.describe(move)]
    motive = view.motive(move)
    if motive:
        sentences.append(motive)
    if now != then:
        sentences.append(view.gain(now, then))
    return sentences

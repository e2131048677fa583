"""Advice: a move that a bot would make, told to a person with what it does and brings at once."""

import numpy as np

from ludoteca.core.game import AnyView
from ludoteca.core.options import Move

# Whoever asks for a hint gets the opinion of the strongest level, which overlooks nothing.
HINT_BOT = "level:6"


def explain_hint(view: AnyView, move: Move) -> list[str]:
    """What a legal move of a seat does, what speaks for it, and what it changes at once."""
    assert view.seat is not None, "spectators are not advised"
    after = view.sample_state(np.random.default_rng())
    after.apply(after.action_of(move))
    now, then = view.scores()[view.seat], after.scores()[view.seat]
    sentences = [view.game.presenter.describe(view, move)]
    motive = view.game.presenter.motive(view, move)
    if motive:
        sentences.append(motive)
    # Where all have one task, points are no aim.
    if now != then and not view.options.is_cooperative:
        sentences.append(view.game.presenter.gain(now, then))
    return sentences

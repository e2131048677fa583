"""How everybody plays, by all they have done so far: at once by a policy, or with a look ahead.

Whoever plays at once can be predicted, and it pays to count on that. Whoever does not is soon found
out, by doing something that a policy would not do.
"""

from collections.abc import Iterator
from enum import Enum

import numpy as np

from ludoteca.core.chance import stream
from ludoteca.core.game import AnyState, AnyView
from ludoteca.core.parts.search_spec import SearchSpec
from ludoteca.core.stored import storage_of

# A policy chooses at random among what it values alike: so often it is asked for one decision.
ASKED = 16


class Style(Enum):
    """How somebody plays."""

    # As everybody else is expected to answer: by the reply policy.
    REPLYING = "replying"
    # As one expects to go on oneself: by the rollout policy.
    PURSUING = "pursuing"
    # With a look ahead, or in a way that no policy knows.
    PLANNING = "planning"


def read_styles(view: AnyView, spec: SearchSpec) -> list[Style]:
    """The style of each seat: the first by which it may have done all that it did.

    Who looks is planning; and so are all in a game that was set up, for how it began is not told.
    """
    if view.actions.start is not None:
        return [Style.PLANNING] * view.options.seats
    policies = {Style.REPLYING: spec.reply_policy, Style.PURSUING: spec.rollout_policy}
    possible = [[] if seat == view.seat else list(policies) for seat in range(view.options.seats)]
    luck = stream(len(view.actions))
    for state, action in _decisions(view):
        raw, seat = storage_of(state)[0], state.to_move
        possible[seat] = [
            style
            for style in possible[seat]
            if any(policies[style](raw, luck) == action for _ in range(ASKED))
        ]
    return [styles[0] if styles else Style.PLANNING for styles in possible]


def _decisions(view: AnyView) -> Iterator[tuple[AnyState, int]]:
    """Where a seat had a choice, and what it did."""
    state = view.sample_state(np.random.default_rng(0)).rewind(0)
    for action in view.actions:
        if state.to_move >= 0 and len(state.legal()) > 1:
            yield state, action
        state.apply_unchecked(action)

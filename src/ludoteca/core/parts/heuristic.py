"""Heuristics: a quick opinion on each legal move, for players who do not search."""

from ludoteca.core.options import OwnState, OwnView


class Heuristic:
    """What a game thinks of its moves at a glance; by default, the lead right after each."""

    def evaluate(self, view: OwnView) -> list[float]:
        """A value for each legal action, in the order of `legal`; the higher the better."""
        import numpy as np  # a game without kernels needs it for nothing else

        state = view.sample_state(np.random.default_rng(0))
        return [self._lead_after(state, action, view.seat) for action in view.legal()]

    @staticmethod
    def _lead_after(state: OwnState, action: int, seat: int) -> float:
        after = state.copy()
        after.apply_unchecked(action)
        scores = after.scores()
        others = [points for other, points in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

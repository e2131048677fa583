"""How a game ended, and what that is worth to each seat."""

import pytest

from ludoteca.core.outcome import Outcome
from ludoteca.core.text.messages import Message

OVER = Message("plain-over")


@pytest.mark.parametrize(
    ("ranking", "returns"),
    [
        (((1,), (0,)), [-1, 1]),
        (((2,), (0, 1)), [-1 / 2, -1 / 2, 1]),
        (((0, 3), (1,), (2,)), [1 / 3, -1 / 3, -1 / 3, 1 / 3]),
        (((0, 1),), [0, 0]),
        (((0, 1, 2),), [0, 0, 0]),
    ],
)
def test_where_each_plays_for_itself_what_winners_have_the_others_lose(
    ranking: tuple[tuple[int, ...], ...], returns: list[float]
) -> None:
    outcome = Outcome(ranking, OVER, "")
    assert outcome.returns == pytest.approx(returns)
    assert outcome.winners == ranking[0]


@pytest.mark.parametrize(("won", "value"), [(True, 1.0), (False, -1.0)])
def test_together_all_win_or_all_lose(*, won: bool, value: float) -> None:
    outcome = Outcome(((0, 1, 2),), OVER, "", won=won)
    assert outcome.returns == [value] * 3
    assert outcome.winners == ()


def test_the_rule_is_named_where_there_is_one() -> None:
    assert Outcome(((0,),), OVER, "").because == "The game is over."
    assert Outcome(((0,),), OVER, "R42").because == "The game is over. (R42)"

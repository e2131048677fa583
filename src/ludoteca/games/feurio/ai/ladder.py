"""The ladder of Feurio!: the greedy player has 1,000 points; docs/bots/ladder.md says how."""

from ludoteca.core.parts.ladder import Ladder

LADDER = Ladder(
    1,
    ("greedy", "quick", "search:30", "search:150", "search:1000", "search:5000"),
    {2: (1000, 1040, 1335, 1535, 1750, 1865)},
)

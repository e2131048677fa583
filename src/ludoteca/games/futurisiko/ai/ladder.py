"""The ladder of FutuRisiko!, where a second is a few thousand simulations."""

from ludoteca.core.parts.ladder import Ladder

LADDER = Ladder(1, ("greedy", "search:8", "search:32", "search:128"))

"""The story of a war, told when it is over: a few sentences, each with its step of the replay.

All of it is read from what the game has kept: its throws, its rounds and the cards it saw played.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from ludoteca.core.outcome import Outcome
from ludoteca.core.text.mentions import mention
from ludoteca.core.text.messages import Fact, say
from ludoteca.games.futurisiko.battle_log import Standing, Throw
from ludoteca.games.futurisiko.hidden.passages import BEFORE, Way
from ludoteca.games.futurisiko.moves import FutuRisikoMove, Play, PlayAt
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.scene.types import DecisiveFight, StoryLine
from ludoteca.games.futurisiko.present.sentences.names import phrase_place
from ludoteca.games.futurisiko.present.sentences.phrases import enumerate_words, write_chance

# No more is told.
MOST_LINES = 8
MOST_BETRAYALS = 2
# Less is not worth a sentence: territories in a round, missiles at one army.
LEAST_SWING = 3
LEAST_MISSILES = 2
# What is less likely happened against the odds.
UNLIKELY = 1 / 3


class Conquest(NamedTuple):
    """A territory that was taken, and how many each side held then."""

    throw: Throw
    attacker_holds: int
    defender_holds: int


class CardPlayed(NamedTuple):
    """A card that was played, by whom, and how many actions there were with it."""

    step: int
    seat: int
    move: FutuRisikoMove


def tell_war(
    position: FutuRisikoPosition,
    outcome: Outcome,
    rounds: Sequence[Standing],
    fights: Sequence[DecisiveFight],
) -> list[StoryLine]:
    """The story of a game that is over, from its rounds and its decisive fights."""
    conquests = _list_conquests(position)
    cards = _list_cards(position)
    by_weight = [
        *_tell_first(position, conquests),
        *_tell_eliminations(position, conquests),
        *_tell_turns(outcome, rounds),
        *_tell_betrayals(rounds, cards),
        *_tell_upset(position, fights),
        *_tell_missiles(position, rounds, cards),
    ]
    story = sorted(by_weight[: MOST_LINES - 1], key=lambda line: line["step"])
    return [*story, _tell_end(position, outcome, conquests)]


def _line(key: str, round_: int, step: int, /, **facts: Fact) -> StoryLine:
    return {"round": round_, "step": step, "words": say(f"futurisiko-war-{key}", **facts)}


# What the record tells.


def _list_conquests(position: FutuRisikoPosition) -> list[Conquest]:
    """The territories that were taken, in order: counted back from how all stand at the end."""
    held = position.scores()
    conquests = []
    for throw in reversed(position.battle_log.throws):
        if throw.flag_falls:
            conquests.append(Conquest(throw, held[throw.attacker], held[throw.defender]))
            held[throw.attacker] -= 1
            held[throw.defender] += 1
    return conquests[::-1]


def _list_cards(position: FutuRisikoPosition) -> list[CardPlayed]:
    """The cards that were played, in order."""
    return [
        CardPlayed(passage.at + 1, passage.seat, position.move_of(position.actions[passage.at]))
        for passage in position.passages
        if passage.way == Way.PLAY and passage.at != BEFORE
    ]


def _round_at(rounds: Sequence[Standing], step: int) -> int:
    """In which round a step was taken."""
    return next(standing.round for standing in rounds if standing.step >= step)


# What is told of it.


def _tell_first(position: FutuRisikoPosition, conquests: Sequence[Conquest]) -> Iterator[StoryLine]:
    for throw, _, _ in conquests[:1]:
        yield _line("first", throw.round, throw.step, **_sides(position, throw))


def _tell_eliminations(
    position: FutuRisikoPosition, conquests: Sequence[Conquest]
) -> Iterator[StoryLine]:
    """F57: who has lost the last territory."""
    for throw, _, left in conquests:
        if left == 0:
            yield _line("out", throw.round, throw.step, **_sides(position, throw))


def _sides(position: FutuRisikoPosition, throw: Throw) -> dict[str, Fact]:
    return {
        "attacker": mention(throw.attacker),
        "defender": mention(throw.defender),
        "place": phrase_place(position.world, throw.place),
    }


def _tell_turns(outcome: Outcome, rounds: Sequence[Standing]) -> Iterator[StoryLine]:
    """The turning points: the round in which somebody grew most, and who took the lead for good.

    Both lead to where that round begins, so that it can be watched.
    """
    swings = [
        (after.territories[seat] - before.territories[seat], seat, before, after)
        for before, after in pairwise(rounds)
        for seat in range(len(after.territories))
    ]
    told = None
    # A game that was set up shortly before its end has no round to look at.
    best = max(swings, key=lambda swing: swing[0], default=None)
    if best is not None and best[0] >= LEAST_SWING:
        _, seat, before, after = best
        told = after.round, seat
        counts = {"before": before.territories[seat], "after": after.territories[seat]}
        yield _line("swing", after.round, before.step, seat=mention(seat), **counts)
    winner = outcome.winners[0]
    behind = [n for n, standing in enumerate(rounds) if not _leads(winner, standing)]
    # The last round is told by the final blow.
    if behind and behind[-1] + 1 < len(rounds) - 1:
        since = rounds[behind[-1] + 1]
        if told != (since.round, winner):
            step = rounds[behind[-1]].step
            yield _line("lead", since.round, step, seat=mention(winner))


def _leads(seat: int, standing: Standing) -> bool:
    """Whether a seat holds more territories than every other."""
    most = max(standing.territories)
    return standing.territories[seat] == most and standing.territories.count(most) == 1


def _tell_betrayals(rounds: Sequence[Standing], cards: Sequence[CardPlayed]) -> list[StoryLine]:
    """F68: who has broken a truce; of many, the last."""
    told = [
        _line("betray", _round_at(rounds, step), step, seat=mention(seat), other=mention(other))
        for step, seat, move in cards
        if isinstance(move, PlayAt) and move.verb == "betray"
        for other in [move.seat]
    ]
    return told[-MOST_BETRAYALS:]


def _tell_upset(
    position: FutuRisikoPosition, fights: Sequence[DecisiveFight]
) -> Iterator[StoryLine]:
    """The decisive fight that was least to be expected."""
    chances = [fight["win"] if fight["conquered"] else 1 - fight["win"] for fight in fights]
    if not chances or min(chances) > UNLIKELY:
        return
    chance, fight = min(zip(chances, fights, strict=True), key=lambda pair: pair[0])
    yield _line(
        "upset",
        fight["round"],
        fight["step"],
        end="conquered" if fight["conquered"] else "held",
        chance=write_chance(chance),
        attacker=mention(fight["attacker"]),
        defender=mention(fight["defender"]),
        place=phrase_place(position.world, fight["place"]),
    )


def _tell_missiles(
    position: FutuRisikoPosition, rounds: Sequence[Standing], cards: Sequence[CardPlayed]
) -> Iterator[StoryLine]:
    """F62, F64: the army whose production was hit most, of those that are left."""
    launched: dict[int, list[int]] = defaultdict(list)
    stopped: dict[int, int] = defaultdict(int)
    for step, seat, move in cards:
        match move:
            case PlayAt("launch", _, other):
                launched[other].append(step)
            case Play("shield", _):
                stopped[seat] += 1
    alive = [seat for seat, count in enumerate(position.scores()) if count]
    hits = {seat: len(launched[seat]) - stopped[seat] - position.pending[seat] for seat in alive}
    seat = max(hits, key=lambda each: hits[each])
    if hits[seat] >= LEAST_MISSILES:
        step = launched[seat][hits[seat] - 1]
        yield _line("missiles", _round_at(rounds, step), step, count=hits[seat], seat=mention(seat))


def _tell_end(
    position: FutuRisikoPosition, outcome: Outcome, conquests: Sequence[Conquest]
) -> StoryLine:
    """F56, F59: the final blow, or the last round."""
    winners = enumerate_words([mention(seat) for seat in outcome.winners])
    count = max(position.scores())
    if outcome.rule == "F56" and conquests:
        throw = conquests[-1].throw
        place = phrase_place(position.world, throw.place)
        return _line("blow", throw.round, throw.step, seat=winners, place=place, count=count)
    facts = {"rounds": position.round, "count": count, "winners": len(outcome.winners)}
    return _line("limit", position.round, len(position.actions), seats=winners, **facts)

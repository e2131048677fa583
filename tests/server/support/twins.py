"""Twins: two games that somebody cannot tell apart, because they differ only in what is hidden."""

from collections.abc import Iterator
from itertools import takewhile

import numpy as np

from ludoteca.core.chance import Dealer
from ludoteca.core.game import AnyState
from ludoteca.core.registry import find_game
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.table import AnyEntry, write_entry
from ludoteca.table.entries import Dealt, Moved, SeatTaken

AT = 1_000.0
# How many of the moments at which a game is looked at twins are made of.
GLANCES = 0.2


def twins(game: str, seat: int | None, seed: int, **options: object) -> tuple[AnyState, AnyState]:
    """A game in which something is hidden from a seat (or a spectator), and another such game."""
    rng = np.random.default_rng(seed)
    while True:
        for state in play(game, rng, **options):
            if state.view(seat).is_open:
                continue
            other = state.view(seat).sample_state(rng)
            if other.actions != state.actions:
                return state, other


def play(game: str, rng: np.random.Generator, **options: object) -> Iterator[AnyState]:
    """A game at random, looked at after a good while, and now and then from there on."""
    rules = find_game(game)
    state = rules.start(rules.options(options))
    dealer = Dealer(str(rng.integers(1 << 30)))
    while state.to_move != OVER:
        legal = state.legal()
        if state.to_move == CHANCE:
            state.apply(dealer.choose(legal, state.chances()))
        else:
            state.apply(legal[rng.integers(len(legal))])
        if len(state.actions) > 40 and len(state.actions) % 10 == 0:
            yield state


def walk(
    game: str, seat: int | None, seed: int, **options: object
) -> Iterator[tuple[AnyState, AnyState, int]]:
    """Twins from several moments of a whole game, and how many first actions they have in common.

    Whoever cannot tell them apart then could not do so at any step before.
    """
    rng = np.random.default_rng(seed)
    for state in play(game, rng, **options):
        if rng.random() < GLANCES and not state.view(seat).is_open:
            other = state.view(seat).sample_state(rng)
            both = zip(state.actions, other.actions, strict=True)
            common = len(list(takewhile(lambda actions: actions[0] == actions[1], both)))
            if common < len(state.actions):
                yield state, other, common


def journal(state: AnyState) -> list[str]:
    """The journal of a table at which this game was played."""
    seats = range(state.options.seats)
    entries: list[AnyEntry] = [
        SeatTaken(at=AT, seat=seat, who=f"p{seat}", name=f"P{seat}", mark="★") for seat in seats
    ]
    live = state.game.start(state.options)
    for action in state.actions:
        move = str(live.move_of(action))
        if live.to_move == CHANCE:
            entries.append(Dealt(at=AT, move=move))
        else:
            entries.append(Moved(at=AT, seat=live.to_move, move=move))
        live.apply(action)
    return [write_entry(entry) for entry in entries]

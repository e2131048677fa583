"""Encoders and tables, as an environment is asked for them."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame
from ludoteca.core.kernels.kernel import specialize
from ludoteca.core.options import Options
from ludoteca.core.parts.encoder import Encoder
from ludoteca.core.registry import find_game
from ludoteca.envs import kernels


def find_table(
    game: AnyGame | str, options: Options | Mapping[str, object] | None
) -> tuple[AnyGame, Options]:
    """A game, and the options that are given, or the usual ones."""
    found = find_game(game) if isinstance(game, str) else game
    return found, options if isinstance(options, Options) else found.options(options or {})


def encoder_of(game: AnyGame) -> Encoder:
    """The encoder of a game; refused where it has none."""
    if game.encoder is None:
        raise Malformed("no-encoder", game=game.title)
    return game.encoder


@cache
def specialize_kernels(
    encoder: Encoder, templates: tuple[Callable[..., object], ...]
) -> Mapping[str, Callable[..., Any]]:
    """The kernels of environments, for one game."""
    filled: dict[str, Callable[..., object]] = {
        "to_move": encoder.to_move,
        "apply": encoder.apply,
        "sample_chance": encoder.sample_chance,
        "observe": encoder.observe,
        "list_ids": encoder.list_ids,
        "resolve": encoder.resolve,
        "write_returns": encoder.write_returns,
    }
    name = f"{encoder.module}.{templates[-1].__name__}"
    return specialize(templates, filled, encoder.module, name, kernels.INLINED)

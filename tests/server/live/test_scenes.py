"""Scenes and events: what is worked out once for several is just what each of them would get."""

from functools import partial

import numpy as np
import pytest
from msgspec import json

from ludoteca.core.text.messages import speaking
from ludoteca.server.live.events import Publication
from ludoteca.server.live.scenes import Scenes
from ludoteca.server.live.viewer import Viewer
from ludoteca.table import Table, Transition, read_entry
from tests.server.live.test_secrets import row_of
from tests.server.support.twins import journal, play
from tests.table.party import set_up

# Seats, spectators and programs, in two languages.
VIEWERS = [
    Viewer(seat, language, draws)
    for seat in (None, 0, 1)
    for language in ("en", "de")
    for draws in (True, False)
]
GAMES: list[tuple[str, dict[str, object]]] = [
    ("feurio", {"seats": 2}),
    ("feurio", {"seats": 2, "firebreak": True}),
    ("futurisiko", {"seats": 4}),
]


def replay_steps(game: str, options: dict[str, object]) -> list[tuple[Table, Transition]]:
    """A table after each of its first events, and what has just happened."""
    state = next(play(game, np.random.default_rng(7), **options))
    row = row_of(state)
    table = Table(set_up("open " * state.options.seats, game, options=options), row.seed)
    steps = []
    for entry in journal(state):
        table = table.fork()
        steps.append((table, table.apply(read_entry(entry))))
    return steps


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_everybody_is_sent_the_scene_of_their_own_view(
    game: str, options: dict[str, object]
) -> None:
    scenes = Scenes()
    for table, _ in replay_steps(game, options):
        for viewer in VIEWERS:
            sent = scenes.find(table, viewer)
            if not viewer.draws:
                assert sent is None, "programs do not look"
                continue
            view = table.view(viewer.seat)
            with speaking(viewer.language):
                own = view.game.presenter.scene(view)
            assert json.decode(json.encode(sent)) == json.decode(json.encode(own))


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_who_is_told_together_with_others_hears_what_they_would_hear_alone(
    game: str, options: dict[str, object]
) -> None:
    for table, transition in replay_steps(game, options):
        together = publish(table, transition)
        for viewer in [*VIEWERS, *reversed(VIEWERS)]:
            assert together.events(viewer) == publish(table, transition).events(viewer)


def publish(table: Table, transition: Transition) -> Publication:
    """What has just happened at a table, for whoever asks."""
    scenes = Scenes()
    return Publication(table, [transition], scenes.views, partial(scenes.find, table))

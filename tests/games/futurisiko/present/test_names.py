"""Places stand in sentences as each language has them; missiles tell who launched them."""

from dataclasses import replace

import pytest

from ludoteca.core.records.history import History
from ludoteca.core.text.messages import speaking
from ludoteca.games.futurisiko import FUTURISIKO
from ludoteca.games.futurisiko.present.missiles import Barrage, expect_barrage
from ludoteca.games.futurisiko.present.sentences.names import phrase_place
from tests.games.futurisiko.scenario import after, dealt

WORLD = FUTURISIKO.start(FUTURISIKO.options({})).world


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("it", ["il Congo", "nel Congo", "dal Congo", "nel Congo"]),
        ("de", ["den Kongo", "im Kongo", "aus dem Kongo", "in den Kongo"]),
        ("fr", ["le Congo", "au Congo", "du Congo", "au Congo"]),
        ("nl", ["Congo", "in Congo", "uit Congo", "naar Congo"]),
    ],
)
def test_F10_a_place_has_its_forms(language: str, forms: list[str]) -> None:
    with speaking(language):
        told = [phrase_place(WORLD, "congo")]
        told += [phrase_place(WORLD, "congo", form) for form in ("in", "from", "to")]
    assert told == forms


def test_F10_every_place_of_the_map_has_forms_in_every_language() -> None:
    for language in ("en", "it", "de", "fr", "nl"):
        with speaking(language):
            for place in (*WORLD.territories, *WORLD.seas):
                assert phrase_place(WORLD, place.id, "in") != phrase_place(WORLD, place.id)


def test_F10_a_place_of_another_map_has_only_its_name() -> None:
    with speaking("it"):
        assert phrase_place(replace(WORLD, id="mine"), "congo", "from") == "da Congo"


def test_F62_a_barrage_names_who_launched_it_as_far_as_that_is_known() -> None:
    state = after(f"{dealt()}; built; launch red 2; built")
    assert expect_barrage(state) == Barrage("yellow", 5, 7, 0)
    state.passages = History()
    assert expect_barrage(state).by == "no"

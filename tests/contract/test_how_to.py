"""A game may have a page on how to play it; then all that it shows is a game by its rules."""

import pytest

from ludoteca.core.parts.teaching.how_to import HowTo
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.text.messages import speaking
from tests.core.text.test_locales import LANGUAGES


def pages() -> list[tuple[str, HowTo]]:
    """The pages in the house, by game."""
    games = map(find_game, game_names())
    return [(game.name, HowTo(game, game.how_to)) for game in games if game.how_to is not None]


each_page = pytest.mark.parametrize(("name", "page"), pages())


@pytest.mark.compiled
@each_page
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_told_in_every_language(name: str, page: HowTo, language: str) -> None:
    with speaking(language):
        shown = page.show()
    assert shown["title"] == find_game(name).title
    assert all(fact["title"] and fact["text"] for fact in shown["facts"])
    for section in shown["sections"]:
        assert section["title"]
        assert section["text"]
        assert all(section["points"])
        assert all(frame["words"] for frame in (section["film"] or {"frames": []})["frames"])


@each_page
def test_every_section_is_found_by_a_name_of_its_own(name: str, page: HowTo) -> None:
    names = [section["name"] for section in page.show()["sections"]]
    assert len(set(names)) == len(names), name
    # What everybody looks for, whatever the game.
    assert {"goal", "box", "setup", "end", "advice"} <= set(names)


@each_page
def test_the_rules_that_a_page_names_exist(name: str, page: HowTo) -> None:
    cited = {rule for section in page.show()["sections"] for rule in section["rules"]}
    assert cited
    assert cited <= set(find_game(name).presenter.rule_names)


@each_page
def test_a_rule_is_shown_by_a_section_with_a_picture_that_names_it(name: str, page: HowTo) -> None:
    pictures = page.find_pictures()
    assert pictures, name
    sections = {section["name"]: section for section in page.show()["sections"]}
    for rule, picture in pictures.items():
        assert sections[picture]["film"]
        assert rule in sections[picture]["rules"]


@pytest.mark.compiled
@each_page
def test_a_film_shows_what_a_spectator_sees_and_names_every_seat(name: str, page: HowTo) -> None:
    game = find_game(name)
    films = [section["film"] for section in page.show()["sections"] if section["film"]]
    assert films
    for film in films:
        assert len(film["seats"]) == film["options"]["seats"]
        assert game.options(film["options"]).as_json() == film["options"]
    for section in page.sections:
        if "film" in section:
            shown = [frame["scene"] for frame in _film_of(page, section["words"])]
            played = [game.presenter.scene(s.view(None)) for s in page.play(section["film"])]
            assert shown == played


def _film_of(page: HowTo, words: str) -> list[dict[str, object]]:
    (film,) = (
        shown["film"]
        for shown, section in zip(page.show()["sections"], page.sections, strict=True)
        if section["words"] == words
    )
    assert film is not None
    return [dict(frame) for frame in film["frames"]]

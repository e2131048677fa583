"""The page on how to play shows what it says: flags, three ways to move, a fight to its end."""

from typing import cast

from ludoteca.core.parts.teaching.how_to import HowTo
from ludoteca.core.records.record import Json
from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import say
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoState

PAGE = HowTo(find_game("futurisiko"), FUTURISIKO.how_to)


def film(name: str) -> list[FutuRisikoState]:
    """The positions of the film in a section."""
    (section,) = (s for s in PAGE.sections if s["words"] == f"futurisiko-how-to-{name}")
    return [cast("FutuRisikoState", state.copy()) for state in PAGE.play(section["film"])]


def scene(state: FutuRisikoState) -> Json:
    """What a spectator sees."""
    return cast("Json", FUTURISIKO.presenter.scene(state.view(None)))


def test_F13_F15_after_the_set_up_each_has_nine_flags_and_nothing_else() -> None:
    (picture,) = film("setup")
    assert picture.scores() == [9, 9, 9, 9]
    territories = cast("dict[str, Json]", scene(picture)["territories"])
    holders = [cast("Json", territory["holder"]) for territory in territories.values()]
    assert {(holder["tanks"], holder["planes"]) for holder in holders} == {(0, 0)}


def test_F34_F35_F37_the_picture_has_a_march_a_flight_and_a_crossing() -> None:
    (picture,) = film("movement")
    marches = cast("list[Json]", scene(picture)["marches"])
    assert {(m["origin"], m["target"]) for m in marches} == {
        ("congo", "sudafrica"),
        ("brasile", "congo"),
        ("brasile", "africa_settentrionale"),
    }


def test_F26_F54_the_example_spends_all_points_and_ends_with_the_tenth_territory() -> None:
    positions = film("example")
    assert (positions[0].points, positions[1].points) == (9, 0)
    assert positions[-1].owners()["colombia"] == 0
    assert positions[-1].scores()[0] == 10


def test_F61_F62_F66_the_amounts_of_the_cards_are_those_of_the_sheet() -> None:
    facts = FUTURISIKO.presenter.rule_facts(FUTURISIKO.options({}), FUTURISIKO.rules[-1])
    (cards,) = (s for s in PAGE.sections if s["words"] == "futurisiko-how-to-cards")
    told = PAGE.tell(cards)["points"]
    assert say("futurisiko-how-to-cards-weapon", **facts) in told
    assert any(f"{facts['weapon']} more dice" in point for point in told)

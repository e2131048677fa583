"""F10, F60: maps and card sheets that somebody brings for one table."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.choice import list_choices
from ludoteca.core.errors import Malformed
from ludoteca.core.parts.assets import is_asset, name_asset
from ludoteca.core.records.record import Record, RecordRefused
from ludoteca.core.records.replay import replay
from ludoteca.games.futurisiko import FUTURISIKO, MAPS, SHEETS
from tests.games.futurisiko.assets.test_library import SHEET
from tests.games.futurisiko.conftest import forget
from tests.games.futurisiko.worlds import four_islands


@pytest.fixture(autouse=True)
def folder(empty_shelves: Path) -> Path:
    return empty_shelves


def sheet(**changes: object) -> str:
    return json.dumps({**SHEET, **changes})


def title_of(option: str, options: dict[str, Any]) -> str:
    chosen = FUTURISIKO.options(options)
    choice = next(each for each in list_choices(FUTURISIKO, chosen) if each.name == option)
    assert choice.takes_asset
    return choice.title_of(options[option])


def test_what_is_brought_is_played_with_and_not_listed(folder: Path) -> None:
    world, cards = json.dumps(four_islands()), sheet()
    paper = FUTURISIKO.assets.accept("map", world)
    other = FUTURISIKO.assets.accept("sheet", cards)
    assert (paper, other) == (name_asset(world), name_asset(cards))
    options = FUTURISIKO.options({"map": paper, "sheet": other})
    assert options.as_json()["map"] == paper
    assert FUTURISIKO.start(options).world.territories[0].id == "a1"
    assert FUTURISIKO.presenter.rule_facts(options, "2")["weapon"] == 2
    assert title_of("map", {"map": paper}) == "Four islands"
    assert MAPS.names() == ["reconstruction"], "others do not see it"
    choices = {
        each.name: each.settings for each in list_choices(FUTURISIKO, FUTURISIKO.options({}))
    }
    assert choices["map"] == ("reconstruction",)
    assert FUTURISIKO.assets.read("map", paper) == world
    assert FUTURISIKO.assets.accept("map", world) == paper, "once more is the same"
    assert not folder.exists(), "nothing is written"


def test_what_it_calls_itself_comes_in_nobodys_way() -> None:
    ours = MAPS.find("reconstruction")
    paper = FUTURISIKO.assets.accept("map", json.dumps(four_islands("reconstruction")))
    assert MAPS.find("reconstruction") == ours
    assert MAPS.find(paper).id == paper
    text = sheet(id=name_asset("another"))
    assert FUTURISIKO.assets.accept("sheet", text) == name_asset(text)


def test_no_file_of_a_host_takes_the_name_of_a_paper(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(sheet(id=name_asset("x")), encoding="utf-8")
    with pytest.raises(Malformed, match="an id of its own"):
        SHEETS.add(file)


def test_the_files_of_the_box_are_lent() -> None:
    assert json.loads(FUTURISIKO.assets.read("map", "reconstruction"))["id"] == "reconstruction"
    assert json.loads(FUTURISIKO.assets.read("sheet", "house"))["id"] == "house"
    for name in ("../house", "/etc/passwd", "house.json", "nowhere"):
        with pytest.raises(Malformed, match="There is no card sheet"):
            FUTURISIKO.assets.read("sheet", name)
    for ask in (FUTURISIKO.assets.accept, FUTURISIKO.assets.read):
        with pytest.raises(Malformed, match="takes no file for “seats”"):
            ask("seats", "{}")
    assert not FUTURISIKO.assets.has("seats", name_asset("{}"))


def test_a_record_carries_what_it_is_played_with(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = FUTURISIKO.assets.accept("map", json.dumps(four_islands()))
    state = FUTURISIKO.start(FUTURISIKO.options({"map": paper, "seats": 3}))
    state.apply(state.legal()[0])
    text = str(Record.of(state))
    forget(monkeypatch)
    assert not FUTURISIKO.assets.has("map", paper)
    again = replay(Record.from_text(text))
    assert again.actions == state.actions
    assert str(Record.of(again)) == text
    assert "files" not in Record.of(FUTURISIKO.start(FUTURISIKO.options({}))).extras


def test_a_record_with_another_paper_than_it_says_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    paper = FUTURISIKO.assets.accept("sheet", sheet())
    record = Record.of(FUTURISIKO.start(FUTURISIKO.options({"sheet": paper}))).as_json()
    for files, words in (
        ({paper: sheet(title="Another")}, "not the one that was played with"),
        ({paper: 3}, "not the one that was played with"),
        ({}, "There is no card sheet"),
        (None, "There is no card sheet"),
    ):
        forget(monkeypatch)
        with pytest.raises(RecordRefused, match=words):
            replay(Record.from_json({**record, "files": files}))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not a JSON document"),
        ("[" * 100_000, "not a JSON document"),
        ("[1]", "not a JSON object"),
        ("9" * 5000, "not a JSON document"),
        ('{"id": "a", "id": "b"}', "field twice.*“id”"),
        ('{"id": "a", "cards": {"x": {"dice": NaN}}}', "“NaN”.*no number"),
        ('{"id": "a", "cards": -Infinity}', "“-Infinity”.*no number"),
        (sheet(title="x" * 81), "too long"),
        (sheet(title="a\u202eb"), "no title that can be printed"),
        (sheet(id="Ä"), "is no id"),
        (sheet(title="\ud800").encode("ascii").decode("unicode_escape"), "not a JSON document"),
        (sheet(more=1), "would change nothing"),
    ],
)
def test_F60_a_broken_paper_is_refused_with_its_fault(text: str, words: str) -> None:
    with pytest.raises(Malformed, match=words) as refused:
        FUTURISIKO.assets.accept("sheet", text)
    assert refused.value.rule in ("F60", "F4")
    assert not FUTURISIKO.assets.has("sheet", name_asset(text))


def test_F10_a_name_on_a_map_is_short() -> None:
    world = four_islands()
    world["territories"][0]["names"]["it"] = "x" * 81
    with pytest.raises(Malformed, match="too long") as refused:
        FUTURISIKO.assets.accept("map", json.dumps(world))
    assert refused.value.rule == "F10"


def test_only_so_many_are_kept_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SHEETS._brought, "capacity", int(2.5 * len(sheet(title="One"))))
    one, two = (FUTURISIKO.assets.accept("sheet", sheet(title=title)) for title in ("One", "Two"))
    SHEETS.find(one)
    three = FUTURISIKO.assets.accept("sheet", sheet(title="Three"))
    held = [FUTURISIKO.assets.has("sheet", each) for each in (one, two, three)]
    assert held == [True, False, True], "the one used last stays"
    assert all(map(is_asset, (one, two, three)))

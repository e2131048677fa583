"""F10, F60: maps and sheets that a host brings, found by their ids now and in later processes."""

import dataclasses
import json
from functools import partial
from pathlib import Path

import pytest

from ludoteca.core.choice import list_choices
from ludoteca.core.errors import Malformed
from ludoteca.core.records.record import Record, RecordRefused
from ludoteca.core.records.replay import replay
from ludoteca.games.futurisiko import FUTURISIKO, MAPS, SHEETS
from ludoteca.games.futurisiko.cards import load_sheet
from ludoteca.games.futurisiko.map import load_world
from tests.games.futurisiko.conftest import forget
from tests.games.futurisiko.worlds import four_islands

SHEET = {
    "id": "printed",
    "title": "The printed sheet",
    "provenance": "From a box.",
    "cards": {
        "arma_segreta": {"dice": 2},
        "super_produzione": {"points": 4},
        "missili_balistici": {"points": 3},
    },
}


@pytest.fixture
def map_file(tmp_path: Path) -> Path:
    return write(tmp_path / "map.json", four_islands())


@pytest.fixture
def sheet_file(tmp_path: Path) -> Path:
    return write(tmp_path / "sheet.json", SHEET)


@pytest.fixture(autouse=True)
def folder(empty_shelves: Path) -> Path:
    return empty_shelves


def write(file: Path, document: object) -> Path:
    file.write_text(json.dumps(document), encoding="utf-8")
    return file


def test_only_what_is_in_the_box_is_there_at_first(folder: Path) -> None:
    assert MAPS.names() == ["reconstruction"]
    assert SHEETS.names() == ["house"]
    assert MAPS.find("reconstruction") == load_world()
    assert SHEETS.find("house") == load_sheet()
    assert not folder.exists(), "looking makes nothing"


def test_F10_what_a_host_adds_is_there_in_every_later_process(
    map_file: Path, sheet_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, sheet = MAPS.add(map_file), SHEETS.add(sheet_file)
    for file in (map_file, sheet_file):
        file.unlink()
    forget(monkeypatch)
    assert MAPS.names() == ["reconstruction", "four_islands"]
    assert SHEETS.names() == ["house", "printed"]
    options = FUTURISIKO.options({"map": "four_islands", "sheet": "printed"})
    state = FUTURISIKO.start(options)
    assert state.world == world
    assert state.raw.boost == sheet.boost == 4
    state.play("turn tradimento:red")
    state.play("claim c3")
    assert replay(Record.of(state)) == state


def test_F10_a_file_is_kept_as_it_was_written(map_file: Path, folder: Path) -> None:
    text = map_file.read_text(encoding="utf-8")
    MAPS.add(map_file)
    (kept,) = folder.rglob("*.json")
    assert kept == folder / "maps" / "four_islands.json"
    assert kept.read_text(encoding="utf-8") == text


def test_F10_an_id_never_comes_to_mean_something_else(
    map_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    MAPS.add(map_file)
    MAPS.add(map_file)
    other = write(tmp_path / "other.json", four_islands(title="Other islands"))
    usual = write(tmp_path / "usual.json", four_islands("reconstruction"))
    for _ in range(2):
        for file in (other, usual):
            with pytest.raises(Malformed, match="There is another map with the id") as refused:
                MAPS.add(file)
            assert refused.value.rule == "F10"
        forget(monkeypatch)
    assert MAPS.find("four_islands").title == "Four islands"


def test_F10_a_file_that_changes_does_not_change_the_games_of_this_process(
    map_file: Path, folder: Path
) -> None:
    world = MAPS.add(map_file)
    (folder / "maps" / "four_islands.json").write_text("{}")
    assert MAPS.find("four_islands") is world


def test_what_is_in_the_box_need_not_be_kept_again(tmp_path: Path, folder: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(SHEETS.place("house").read_text(encoding="utf-8"), encoding="utf-8")
    assert SHEETS.add(file) == load_sheet()
    assert not folder.exists()


def test_F10_a_library_can_bring_a_map_for_its_own_process() -> None:
    world = dataclasses.replace(load_world(), id="other")
    for _ in range(2):
        MAPS.register(world)
    assert MAPS.names() == ["reconstruction", "other"]
    assert FUTURISIKO.start(FUTURISIKO.options({"map": "other"})).world is world
    for taken in ("other", "reconstruction"):
        with pytest.raises(Malformed, match=taken) as refused:
            MAPS.register(dataclasses.replace(world, id=taken, territories=()))
        assert refused.value.rule == "F10"


def test_F10_a_map_of_this_process_can_be_kept_too(map_file: Path, folder: Path) -> None:
    MAPS.register(load_world(map_file))
    MAPS.add(map_file)
    assert (folder / "maps" / "four_islands.json").exists()


@pytest.mark.parametrize("content", ["", "{}", json.dumps(four_islands(seas=[]))])
def test_F10_a_file_that_became_broken_is_named(
    map_file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    MAPS.add(map_file)
    forget(monkeypatch)
    broken = folder / "maps" / "four_islands.json"
    broken.write_text(content)
    for look in (partial(MAPS.find, "four_islands"), partial(MAPS.add, map_file)):
        with pytest.raises(Malformed, match="is broken") as refused:
            look()
        assert str(broken) in str(refused.value)
        assert refused.value.rule in ("F6", "F10")
    assert FUTURISIKO.options({}).map == "reconstruction", "others can still be played with"


def test_F10_a_file_that_is_gone_or_unreadable_is_named(folder: Path) -> None:
    place = folder / "maps" / "mine.json"
    place.mkdir(parents=True)
    with pytest.raises(Malformed, match=r"mine\.json cannot be read"):
        MAPS.find("mine")


def test_F60_a_file_with_another_name_than_its_id_is_named(folder: Path) -> None:
    place = folder / "sheets" / "mine.json"
    place.parent.mkdir(parents=True)
    write(place, SHEET)
    with pytest.raises(Malformed, match="calls itself “printed”") as refused:
        SHEETS.find("mine")
    assert str(place) in str(refused.value)
    assert refused.value.rule == "F60"


def test_F60_all_go_by_their_titles_and_no_two_by_the_same(sheet_file: Path, folder: Path) -> None:
    SHEETS.add(sheet_file)
    assert SHEETS.titles(SHEETS.names())["printed"] == "The printed sheet"
    write(folder / "sheets" / "copied.json", {**SHEET, "id": "copied"})
    write(folder / "sheets" / "torn.json", {})
    assert {
        name: SHEETS.titles(SHEETS.names())[name] for name in ("printed", "copied", "torn")
    } == {
        "printed": "The printed sheet (printed)",
        "copied": "The printed sheet (copied)",
        "torn": "torn",
    }
    choices = {choice.name: choice for choice in list_choices(FUTURISIKO, FUTURISIKO.options({}))}
    assert choices["sheet"].title_of("copied") == "The printed sheet (copied)"


def test_files_whose_names_are_no_ids_are_not_looked_at(folder: Path) -> None:
    (folder / "maps").mkdir(parents=True)
    for name in ("Notes.json", "a b.json", ".json", "notes.txt"):
        (folder / "maps" / name).touch()
    assert MAPS.names() == ["reconstruction"]


@pytest.mark.parametrize("name", ["nowhere", "../atlas/shapes", "", "x" * 9999, "a\0b", "Mine"])
def test_F10_an_unknown_id_is_refused_with_the_known_ones_and_how_to_add_one(name: str) -> None:
    state = FUTURISIKO.start(FUTURISIKO.options({}))
    record = dataclasses.replace(Record.of(state), options={"map": name})
    with pytest.raises(RecordRefused) as refused:
        replay(record)
    assert refused.value.index is None
    assert refused.value.refusal.rule == "F10"
    said = str(refused.value.refusal)
    assert "ludoteca map add FILE" in said
    assert said.endswith("The maps here are reconstruction.")
    assert len(said) < 200


def test_a_folder_that_cannot_be_made_is_named(
    map_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_DATA", str(map_file))
    with pytest.raises(Malformed, match=r"map\.json/futurisiko/maps cannot be written"):
        MAPS.add(map_file)
    assert [*tmp_path.iterdir()] == [map_file]


def test_a_word_is_an_id_or_else_a_file(
    map_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    MAPS.add(map_file)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").touch()
    (tmp_path / "four_islands").touch()
    assert MAPS.load(MAPS.locate("four_islands")).id == "four_islands"
    assert MAPS.load(MAPS.locate("reconstruction")).id == "reconstruction"
    assert MAPS.load(MAPS.locate("map.json")).id == "four_islands"
    assert MAPS.locate("mine") == Path("mine")
    assert MAPS.locate("./four_islands") == Path("four_islands")
    with pytest.raises(Malformed, match="There is no map “nowhere” here"):
        MAPS.locate("nowhere")

"""Records: what is a record, what is refused, and how."""

import io
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.records.record import FORMAT, Record, RecordRefused, read_records
from ludoteca.core.records.replay import replay
from tests.effort import times

EXAMPLES = times(100, 50)
START: dict[str, object] = {
    "format": FORMAT,
    "game": "feurio",
    "rules": "1",
    "options": {"seats": 2},
    "actions": ["draw 3", "draw 4"],
}


def refusal_of(document: object) -> dict[str, object]:
    with pytest.raises(RecordRefused) as refused:
        replay(Record.from_json(document))
    error = refused.value.as_json()["error"]
    assert isinstance(error, dict)
    assert isinstance(error["message"], str)
    return error


def test_unknown_keys_are_kept_as_they_came() -> None:
    document = {**START, "players": ["Anna", "Bruno"], "comments": {"1": "!"}, "mine": [1, None]}
    record = Record.from_json(document)
    assert record.as_json() == document
    assert json.loads(str(record)) == document


@pytest.mark.parametrize("document", [None, [], "text", 3, True])
def test_a_record_is_an_object(document: object) -> None:
    assert refusal_of(document)["kind"] == "malformed"


@pytest.mark.parametrize("field", ["format", "game", "rules", "options", "actions"])
@pytest.mark.parametrize("value", [None, 7, "nonsense"])
def test_a_broken_frame_is_malformed_outside_the_actions(field: str, value: object) -> None:
    error = refusal_of({**START, field: value})
    assert (error["kind"], error["index"], error["action"]) == ("malformed", None, None)


def test_an_action_that_is_no_text_is_malformed_at_its_index() -> None:
    error = refusal_of({**START, "actions": ["draw 3", 4]})
    assert (error["kind"], error["index"], error["action"]) == ("malformed", 1, "4")


def test_a_record_of_other_rules_is_refused_by_its_version() -> None:
    error = refusal_of({**START, "rules": "2"})
    assert error["message"] == (
        "This game of Feurio! is played by version “2” of the rules. "
        "This program knows only 1; a newer one may know more."
    )


def test_an_illegal_action_is_refused_with_index_text_and_rule() -> None:
    error = refusal_of({**START, "actions": ["draw 3", "draw 4", "draw 1", "lay 5,5"]})
    assert (error["kind"], error["index"], error["action"], error["rule"]) == (
        "illegal",
        3,
        "lay 5,5",
        "R14",
    )


def read(text: str) -> list[Record | RecordRefused]:
    return list(read_records(io.StringIO(text)))


def test_a_file_holds_one_document_or_one_in_each_line() -> None:
    line = json.dumps(START)
    assert read(line) == [Record.from_json(START)]
    assert read(json.dumps(START, indent=2)) == [Record.from_json(START)]
    assert read(f"\n{line}\n\n{line}\n{line}") == [Record.from_json(START)] * 3
    assert read("") == []


def test_a_file_is_read_by_its_path_and_bytes_that_are_no_text_spoil_one_record(
    tmp_path: Path,
) -> None:
    file = tmp_path / "games.jsonl"
    line = json.dumps(START).encode()
    file.write_bytes(b"\n".join([line, b'{"game": "\xff"}', line]))
    for path in (file, str(file)):
        first, broken, last = read_records(path)
        assert first == last == Record.from_json(START)
        assert isinstance(broken, RecordRefused)


@pytest.mark.parametrize("broken", ["{oops", "not json", "[]", ' ["x"]', "\udcff"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_broken_line_is_refused_and_the_others_are_read(broken: str, place: int) -> None:
    lines = [json.dumps(START)] * 3
    lines[place] = broken
    records = read("\n".join(lines))
    assert [isinstance(record, RecordRefused) for record in records] == [
        line == broken for line in lines
    ]


def test_depth_is_refused_not_followed() -> None:
    (refused,) = read("[" * 100_000)
    assert isinstance(refused, RecordRefused)


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["x" * 3000, 10**4000]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=EXAMPLES)
@given(changes=st.dictionaries(st.sampled_from([*START, "other"]), anything, max_size=3))
def test_fuzzed_records_are_replayed_or_refused_but_never_crash(
    changes: dict[str, object],
) -> None:
    try:
        replay(Record.from_json({**START, **changes}))
    except RecordRefused as refused:
        json.dumps(refused.as_json())


@settings(max_examples=EXAMPLES)
@given(text=st.text())
def test_fuzzed_text_is_refused_or_read(text: str) -> None:
    for record in read(text):
        if isinstance(record, RecordRefused):
            assert record.refusal.kind == "malformed"

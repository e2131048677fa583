"""Messages: what they hold, how they are written, and what is no message."""

import pytest

from ludoteca.bots.bot import Decision
from ludoteca.core.errors import Malformed
from ludoteca.core.records.record import Json, Record, RecordRefused
from ludoteca.engine import protocol
from ludoteca.engine.protocol import (
    ANSWERS,
    REQUESTS,
    EngineMessage,
    InfoAnswer,
    read_id,
    read_line,
    read_message,
)

RECORD = Record("feurio", "1", {"seats": 2}, ("draw 3",)).as_json()
MESSAGES = [
    protocol.HelloRequest(id=1, protocol=1),
    protocol.NewRequest(
        id="a", game="feurio", rules="1", options={"seats": 2}, bot="random", seed=7
    ),
    protocol.NewRequest(game="feurio"),
    protocol.PositionRequest(record=RECORD),
    protocol.PositionRequest(
        record=RECORD, seat=1, legal=("pass",), report={"over": False}, imagined=RECORD
    ),
    protocol.GoRequest(id=2),
    protocol.GoRequest(id=2, seconds=0.5, simulations=100),
    protocol.StopRequest(id=3),
    protocol.PingRequest(id=4),
    protocol.QuitRequest(),
    protocol.WelcomeAnswer(protocol=1, name="any"),
    protocol.WelcomeAnswer(
        protocol=1, name="é", version="2", games={"a": "1"}, bots=("b",), wants=("imagined",)
    ),
    protocol.ReadyAnswer(id=5),
    protocol.PongAnswer(id=6),
    protocol.InfoAnswer(id=7),
    protocol.InfoAnswer(value=-1.5, line=("pass",), shares={"pass": 1.0}, simulations=9),
    protocol.BestMoveAnswer(move="pass"),
    protocol.ErrorAnswer(kind="illegal", message="No.", rule="R16", index=3, action="pass"),
]


def read(text: str) -> EngineMessage:
    return read_message(read_line(text.encode()), REQUESTS | ANSWERS)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.type)
def test_a_message_is_one_line_of_ascii_and_reads_back(message: EngineMessage) -> None:
    line = str(message)
    assert line.isascii()
    assert "\n" not in line
    assert read(line) == message


def test_every_message_is_tried_here() -> None:
    assert {message.type for message in MESSAGES} == {*REQUESTS, *ANSWERS}


def test_unknown_fields_are_ignored_and_null_is_missing() -> None:
    text = '{"type": "go", "id": null, "seconds": null, "ponder": {"deep": [1]}}'
    assert read(text) == protocol.GoRequest()


def test_an_error_has_all_its_fields() -> None:
    error: Json = protocol.ErrorAnswer(kind="malformed", message="No.").as_json()
    assert list(error) == ["type", "id", "kind", "message", "rule", "index", "action"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not JSON"),
        ("oops", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ('{"type": "go", "seconds": NaN}', "not JSON"),
        ('"hello"', "JSON object"),
        ("{}", "“type” is missing"),
        ('{"type": 1}', "“type” must be a text"),
        ('{"type": "castle"}', "no message of the type “castle”"),
        ('{"type": "ping", "id": [1]}', "“id” must be a text or a whole number"),
        ('{"type": "ping", "id": true}', "“id” must be"),
        ('{"type": "hello"}', "“protocol” is missing"),
        ('{"type": "hello", "protocol": true}', "“protocol” must be a whole number"),
        ('{"type": "hello", "protocol": -1}', "“protocol” must be a whole number from 0 on"),
        ('{"type": "new", "game": 5}', "“game” must be a text"),
        ('{"type": "new", "game": "feurio", "options": []}', "“options” must be an object"),
        ('{"type": "go", "seconds": -1}', "“seconds” must be a number from 0 on"),
        ('{"type": "go", "seconds": 1e999}', "“seconds” must be a number"),
        ('{"type": "go", "seconds": 1%s}' % ("0" * 400), "“seconds” must be a number"),
        ('{"type": "go", "seconds": "1"}', "“seconds” must be a number"),
        ('{"type": "go", "simulations": 1.5}', "“simulations” must be a whole number"),
        ('{"type": "position"}', "“record” is missing"),
        ('{"type": "info", "line": ["pass", 1]}', "“line” must be a list of texts"),
        ('{"type": "info", "line": "pass"}', "“line” must be a list of texts"),
        ('{"type": "info", "shares": {"pass": "1"}}', "“shares” must be a number"),
        ('{"type": "welcome", "protocol": 1, "name": "x", "games": {"a": 1}}', "“games” must be"),
    ],
)
def test_what_is_no_message_is_refused_with_the_field(text: str, complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        read(text)


def test_bytes_that_are_not_utf8_are_refused() -> None:
    with pytest.raises(Malformed, match="not UTF-8"):
        read_line(b'{"type": "\xff"}')


def test_an_id_is_found_whatever_else_stands_in_a_line() -> None:
    huge = 10**30
    assert read_id(read_line(b'{"id": %d, "type": 5}' % huge)) == huge
    assert read_id(read_line(b'{"id": "x"}')) == "x"
    assert read_id(read_line(b"{}")) is None


def test_of_two_records_the_complete_one_is_replayed() -> None:
    seen = Record("feurio", "1", {}, ("draw ?",)).as_json()
    assert protocol.PositionRequest(record=RECORD).complete_record.actions == ("draw 3",)
    both = protocol.PositionRequest(record=seen, imagined=RECORD)
    assert both.complete_record.actions == ("draw 3",)


def test_a_record_in_a_message_is_read_as_a_record() -> None:
    message = read('{"type": "position", "record": {"format": "ludoteca/9"}}')
    assert isinstance(message, protocol.PositionRequest)
    with pytest.raises(RecordRefused) as refused:
        _ = message.complete_record
    assert "ludoteca/9" in str(refused.value.refusal)


def test_a_value_beyond_all_numbers_is_not_told() -> None:
    assert InfoAnswer.of(Decision("pass", float("inf")), 1) == InfoAnswer(id=1)
    assert InfoAnswer.of(Decision("pass", 2.0, ("pass",), {"pass": 1.0}, 5), 1) == InfoAnswer(
        id=1, value=2.0, line=("pass",), shares={"pass": 1.0}, simulations=5
    )

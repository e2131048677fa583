"""Messages: what they hold, how they are written, and what is no message."""

import pytest

from ludoteca.bots.bot import Decision
from ludoteca.core.errors import Malformed
from ludoteca.core.record import Json, Record, RecordRefused
from ludoteca.engine import protocol
from ludoteca.engine.fields import Fields
from ludoteca.engine.protocol import ANSWERS, REQUESTS, Info, Message, read_message

RECORD = Record("feurio", "1", {"seats": 2}, ("draw 3",))
MESSAGES = [
    protocol.Hello(id=1, protocol=1),
    protocol.New(id="a", game="feurio", rules="1", options={"seats": 2}, bot="random", seed=7),
    protocol.New(game="feurio"),
    protocol.Position(record=RECORD),
    protocol.Position(
        record=RECORD, seat=1, legal=("pass",), report={"over": False}, imagined=RECORD
    ),
    protocol.Go(id=2),
    protocol.Go(id=2, seconds=0.5, simulations=100),
    protocol.Stop(id=3),
    protocol.Ping(id=4),
    protocol.Quit(),
    protocol.Welcome(protocol=1, name="any"),
    protocol.Welcome(
        protocol=1, name="é", version="2", games={"a": "1"}, bots=("b",), wants=("imagined",)
    ),
    protocol.Ready(id=5),
    protocol.Pong(id=6),
    protocol.Info(id=7),
    protocol.Info(value=-1.5, line=("pass",), shares={"pass": 1.0}, simulations=9),
    protocol.Bestmove(move="pass"),
    protocol.Error(kind="illegal", message="No.", rule="R16", index=3, action="pass"),
]


def read(text: str, known: tuple[type[Message], ...] = (*REQUESTS, *ANSWERS)) -> Message:
    return read_message(Fields.from_line(text.encode()), known)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.type)
def test_a_message_is_one_line_of_ascii_and_reads_back(message: Message) -> None:
    line = str(message)
    assert line.isascii()
    assert "\n" not in line
    assert read(line) == message


def test_every_message_is_tried_here() -> None:
    assert {message.type for message in MESSAGES} == {kind.type for kind in (*REQUESTS, *ANSWERS)}


def test_unknown_fields_are_ignored_and_null_is_missing() -> None:
    text = '{"type": "go", "id": null, "seconds": null, "ponder": {"deep": [1]}}'
    assert read(text) == protocol.Go()


def test_an_error_has_all_its_fields() -> None:
    error: Json = protocol.Error(kind="malformed", message="No.").as_json()
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
        Fields.from_line(b'{"type": "\xff"}')


def test_a_record_in_a_message_is_read_as_a_record() -> None:
    with pytest.raises(RecordRefused) as refused:
        read('{"type": "position", "record": {"format": "ludoteca/9"}}')
    assert "ludoteca/9" in str(refused.value.refusal)


def test_a_value_beyond_all_numbers_is_not_told() -> None:
    assert Info.of(Decision("pass", float("inf")), 1) == Info(id=1)
    assert Info.of(Decision("pass", 2.0, ("pass",), {"pass": 1.0}, 5), 1) == Info(
        id=1, value=2.0, line=("pass",), shares={"pass": 1.0}, simulations=5
    )

"""Frames: what is read and written without the library of WebSockets is as with it."""

import asyncio
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from ludoteca.server.http.frames import WHOLE_TEXT, is_short_text, write_frame
from ludoteca.server.http.protocol import configure
from ludoteca.server.http.web_socket import HIGH_WATER, GuardedWebSocket, SocketFlusher
from ludoteca.server.limits.limit_settings import LimitSettings
from ludoteca.server.limits.limits import Limits

NEWS = write_frame(b"news")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = ("é☺" * size).encode()[:size]
    assert write_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Wire:
    """The transport of a client, who may have gone; then nothing can be written to it."""

    def __init__(self, *, is_gone: bool) -> None:
        self.is_gone = is_gone
        self.written: list[bytes] = []
        self.paused: list[bool] = []

    def is_closing(self) -> bool:
        return self.is_gone

    def write(self, data: bytes) -> None:
        if self.is_gone:
            raise RuntimeError("the handler is closed")
        self.written.append(bytes(data))

    def set_write_buffer_limits(self, high: int) -> None:
        """It takes whatever comes."""

    def pause_reading(self) -> None:
        """Nothing comes by itself."""
        self.paused.append(True)

    def resume_reading(self) -> None:
        """Nor does anything then."""
        self.paused.append(False)


def open_socket(wire: Wire) -> GuardedWebSocket:
    """A socket that is open, as far as it knows."""
    loop = asyncio.get_running_loop()
    socket = GuardedWebSocket(configure(None), ServerState(), {}, loop)
    socket.transport, socket.conn = cast("Any", wire), ServerProtocol(state=State.OPEN)
    socket.handshake_complete = True
    line = SimpleNamespace(limits=Limits(LimitSettings(), limited=False))
    socket.take_over(cast("Any", line), SocketFlusher(loop))
    return socket


@pytest.mark.anyio
@pytest.mark.parametrize("is_gone", [False, True])
async def test_who_has_gone_a_moment_ago_is_written_nothing_and_stops_nobody(
    *, is_gone: bool
) -> None:
    wire = Wire(is_gone=is_gone)
    socket = open_socket(wire)
    assert socket.write_at_once(NEWS) is not is_gone
    await asyncio.sleep(0)
    assert wire.written == ([] if is_gone else [NEWS])


@pytest.mark.anyio
async def test_who_goes_in_the_same_turn_is_written_nothing_either() -> None:
    wire = Wire(is_gone=False)
    open_socket(wire).write_at_once(NEWS)
    wire.is_gone = True
    await asyncio.sleep(0)
    assert not wire.written


@pytest.mark.anyio
async def test_what_is_written_in_one_turn_goes_out_in_one_piece() -> None:
    wire = Wire(is_gone=False)
    socket = open_socket(wire)
    assert socket.write_at_once(NEWS)
    assert socket.write_at_once(NEWS)
    assert not wire.written
    await asyncio.sleep(0)
    assert wire.written == [NEWS + NEWS]
    large = bytes(HIGH_WATER)
    assert socket.write_at_once(NEWS)
    assert socket.write_at_once(large), "nobody reads so much in one turn: it goes out at once"
    assert wire.written == [NEWS + NEWS, NEWS + large]


# What comes in.

# A ping has 125 bytes at most (RFC 6455, 5.5), and a character up to four.
TEXTS = st.lists(st.text(max_size=31).map(str.encode), min_size=1, max_size=8)


@given(TEXTS, st.data())
def test_texts_arrive_however_they_are_cut_on_their_way(
    texts: list[bytes], data: st.DataObject
) -> None:
    kinds = [data.draw(st.sampled_from([Opcode.TEXT, Opcode.PING])) for _ in texts]
    frames = [
        Frame(kind, text).serialize(mask=True) for kind, text in zip(kinds, texts, strict=True)
    ]
    if data.draw(st.booleans()):
        sent = b"".join(frames)
        cuts = sorted(data.draw(st.sets(st.integers(1, len(sent) - 1), max_size=6)))
        frames = [sent[start:end] for start, end in pairwise([0, *cuts, len(sent)])]

    said = [text for kind, text in zip(kinds, texts, strict=True) if kind == Opcode.TEXT]
    assert asyncio.run(read(frames)) == [text.decode() for text in said]


async def read(pieces: list[bytes]) -> list[str]:
    """The texts that a socket hears when this arrives."""
    socket = open_socket(Wire(is_gone=False))
    for piece in pieces:
        socket.data_received(piece)
    heard: list[Any] = []
    while not socket.queue.empty():
        heard.append(await socket.receive())
    return [message["text"] for message in heard]


@pytest.mark.anyio
async def test_no_more_is_read_than_somebody_asks_for() -> None:
    wire = Wire(is_gone=False)
    socket = open_socket(wire)
    frame = Frame(Opcode.TEXT, b"one").serialize(mask=True)
    asking = asyncio.ensure_future(socket.receive())
    await asyncio.sleep(0)
    socket.data_received(frame)
    assert wire.paused == [], "somebody waits for it"
    socket.data_received(frame)
    assert wire.paused == [True], "nobody has asked for a second one"
    assert cast("Any", await asking)["text"] == "one"
    assert wire.paused == [True]
    assert cast("Any", await socket.receive())["text"] == "one"
    assert wire.paused == [True, False]


def test_what_only_looks_like_a_frame_is_read_as_a_part_of_its_own() -> None:
    text = "AB\0\0AB12AB"
    mask = bytes((WHOLE_TEXT ^ ord("A"), 0x84 ^ ord("B"), 0, 0))
    inner = apply_mask(text.encode(), mask)
    assert is_short_text(inner)
    head = bytes((WHOLE_TEXT, 0x80 | len(inner))) + mask
    assert asyncio.run(read([head, inner])) == [text]

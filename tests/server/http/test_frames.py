"""Frames: what is written at once is what the library of WebSockets would have written."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from ludoteca.server.http.protocol import GuardedWebSocket, write_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = ("é☺" * size).encode()[:size]
    assert write_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Wire:
    """The transport of a client, who may have gone; then nothing can be written to it."""

    def __init__(self, *, is_gone: bool) -> None:
        self.is_gone = is_gone
        self.written = b""

    def is_closing(self) -> bool:
        return self.is_gone

    def write(self, data: bytes) -> None:
        if self.is_gone:
            raise RuntimeError("the handler is closed")
        self.written += data


@pytest.mark.parametrize("is_gone", [False, True])
def test_who_has_gone_a_moment_ago_is_written_nothing_and_stops_nobody(*, is_gone: bool) -> None:
    wire, writable = Wire(is_gone=is_gone), asyncio.Event()
    writable.set()
    socket = SimpleNamespace(
        handshake_complete=True,
        conn=SimpleNamespace(state=State.OPEN),
        transport=wire,
        writable=writable,
    )
    is_written = GuardedWebSocket.write_at_once(cast("Any", socket), write_frame(b"news"))
    assert is_written is not is_gone
    assert wire.written == (b"" if is_gone else write_frame(b"news"))

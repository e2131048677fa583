"""Frames: what is written at once is what the library of WebSockets would have written."""

import pytest
from websockets.frames import Frame, Opcode

from ludoteca.server.http.protocol import write_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = ("é☺" * size).encode()[:size]
    assert write_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)

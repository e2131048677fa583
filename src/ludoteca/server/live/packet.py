"""A packet: messages that are sent together, written once for all who hear them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from ludoteca.server import wire
from ludoteca.server.http.frames import write_frame


@dataclass(slots=True)
class Packet:
    """Messages, and the frames by which they go to a client."""

    texts: Sequence[bytes]
    _frames: bytes | None = field(default=None, compare=False, repr=False)

    @classmethod
    def of(cls, *messages: wire.ServerMessage) -> Self:
        """Write messages."""
        return cls([wire.write_message(message) for message in messages])

    @property
    def frames(self) -> bytes:
        """All of them, framed; made when somebody first needs it."""
        if self._frames is None:
            self._frames = b"".join([write_frame(text) for text in self.texts])
        return self._frames

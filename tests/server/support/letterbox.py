"""A mail server for tests: a real one that keeps what it gets, may refuse, be slow, or be down."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from tests.patience import PATIENCE


class Letterbox:
    """Keeps letters."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        # The same, letter by letter as they came over the line.
        self.written: list[bytes] = []
        # What it answers, one after another; then that all is well.
        self.answers: list[str] = []
        # How long it takes to say that it has taken a letter, in seconds.
        self.pause = 0.0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        """Somebody hands a letter over."""
        if self.answers:
            return self.answers.pop(0)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.written.append(envelope.content)
        self.letters.append(letter)
        await asyncio.sleep(self.pause)
        return "250 OK"

    def await_letters(self, count: int) -> list[EmailMessage]:
        """What came, once it is so much."""
        end = time.monotonic() + PATIENCE
        while len(self.letters) < count:
            assert time.monotonic() < end, f"{len(self.letters)} of {count} came"
            time.sleep(0.01)
        return self.letters


@contextmanager
def receive_letters(port: int) -> Iterator[Letterbox]:
    """A mail server that runs, until the block ends."""
    box = Letterbox()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()

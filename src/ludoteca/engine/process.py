"""A program of somebody else: its process, and the lines that go in and come out."""

import os
import shlex
import signal
import subprocess
from collections import deque
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic

from ludoteca.core.errors import Malformed
from ludoteca.engine.errors import EngineError

# What a program may say before somebody listens; then it has to wait.
LINES_AHEAD = 1000
LONGEST_LINE = 1 << 24
LAST_WORDS = 20
LONGEST_WORDS = 480
CLEARING = 1.0


class EngineProcess:
    """Runs a command without a shell. Nothing it does, or fails to do, can block its owner.

    It has a session of its own: a Ctrl-C at the terminal is not meant for it, and it is ended
    together with all it has started.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            words = shlex.split(command)
        except ValueError as fault:
            raise Malformed("engine-command", command=command, fault=str(fault)) from None
        if not words:
            raise Malformed("engine-no-command")
        try:
            self._process = subprocess.Popen(  # noqa: S603 the user named it
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as fault:
            reason = (isinstance(fault, OSError) and fault.strerror) or str(fault)
            raise EngineError("engine-not-started", command=command, fault=reason) from None
        self._to_say: Queue[bytes | None] = Queue()
        self._heard: Queue[bytes] = Queue(LINES_AHEAD)
        self._words: deque[bytes] = deque(maxlen=LAST_WORDS)
        self._threads = [
            Thread(target=task, daemon=True) for task in (self._speak, self._listen, self._watch)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Send a line, as soon as the program reads it."""
        self._to_say.put(f"{line}\n".encode())

    def close_input(self) -> None:
        """Close the program's input."""
        self._to_say.put(None)

    def receive(self, seconds: float) -> bytes | None:
        """The next line; None if there is none in this time, empty if none will ever come."""
        try:
            line = self._heard.get(timeout=max(seconds, 0))
        except Empty:
            return None
        if not line:
            # The end is heard by whoever asks again, too.
            self._heard.put(line)
        return line

    def wait(self, seconds: float) -> int | None:
        """The exit status, if the program ends in this time."""
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def last_words(self) -> str:
        """The end of what the program wrote to its standard error."""
        if self._process.poll() is not None:
            self._threads[-1].join(1)
        words = b"".join(self._words).decode(errors="replace").strip()
        return words if len(words) <= LONGEST_WORDS else f"…{words[-LONGEST_WORDS:]}"

    def end(self) -> None:
        """Kill the program if it still runs, with all that it started, and clear up."""
        if self._process.poll() is None:
            _kill(self._process)
            self._process.wait()
        self.close_input()
        if not self._has_cleared():
            # Something that it started holds its pipes, so that its group is still its own.
            _kill(self._process)
            self._has_cleared()

    def _has_cleared(self) -> bool:
        """Whether all pipes are closed, or will be in a moment."""
        deadline = monotonic() + CLEARING
        while monotonic() < deadline:
            if not any(thread.is_alive() for thread in self._threads):
                return True
            # Make room for a last line that nobody wants to hear.
            self.receive(0)
            for thread in self._threads:
                thread.join(0.01)
        return False

    # The threads: one for each pipe.

    def _speak(self) -> None:
        assert self._process.stdin is not None, "it is a pipe"
        # A program that has ended reads no more: that its output ends tells so, too.
        with suppress(OSError), self._process.stdin as pipe:
            for line in iter(self._to_say.get, None):
                pipe.write(line)
                pipe.flush()

    def _listen(self) -> None:
        assert self._process.stdout is not None, "it is a pipe"
        with self._process.stdout as pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._heard.put(line)
        self._heard.put(b"")

    def _watch(self) -> None:
        assert self._process.stderr is not None, "it is a pipe"
        with self._process.stderr as pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._words.append(line)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a process that leads a session, and its group; where there are none, the process."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()

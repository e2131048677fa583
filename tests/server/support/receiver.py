"""A program that receives what the server posts: a real one, which may be slow, broken or down."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.patience import PATIENCE


class Receiver:
    """Remembers what came, and answers as it is told."""

    def __init__(self, port: int = 0) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        # What it answers, one after another; then that all is well.
        self.answers: list[int] = []
        self.pause = 0.0
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.append(({k.lower(): v for k, v in self.headers.items()}, body))
                time.sleep(receiver.pause)
                self.send_response(receiver.answers.pop(0) if receiver.answers else 204)
                self.end_headers()

            def log_message(self, format: str, *_: Any) -> None:  # noqa: A002 so it is called
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.server.daemon_threads = True

    @property
    def port(self) -> int:
        return int(self.server.server_address[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?key=in-the-address"

    def turns(self) -> list[dict[str, Any]]:
        """What was told of turns."""
        return [json.loads(body) for _, body in self.got]

    def await_turns(self, count: int) -> list[dict[str, Any]]:
        """What was told, once it is so much."""
        end = time.monotonic() + PATIENCE
        while len(self.got) < count:
            assert time.monotonic() < end, f"{len(self.got)} of {count} came"
            time.sleep(0.01)
        return self.turns()


@contextmanager
def receive(port: int = 0) -> Iterator[Receiver]:
    """A receiver that runs, until the block ends."""
    receiver = Receiver(port)
    thread = threading.Thread(target=receiver.server.serve_forever)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        thread.join()
        receiver.server.server_close()

"""A server with a browser beside it, for those who take pictures."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import PATIENCE
from tests.browser.support.chromium import FLAGS, get_windowless
from tests.server.support.serving import serve


@contextmanager
def open_house() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server that nobody else visits."""
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(Path(folder), "--unlimited") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=get_windowless(), args=list(FLAGS))
        yield browser, server.address
        browser.close()

"""For all tests: a slow machine, or a kernel being compiled, is no failure."""

import os
import ssl

import pytest
from hypothesis import settings

from tests.effort import times

pytest_plugins = ["tests.databases", "tests.forks"]

# Whatever the system speaks, tests read English; who tries another language asks for it.
os.environ["LUDOTECA_LANGUAGE"] = "en"

# Each client would read every certificate of the system before it asks; in a folder, they are read
# when one is needed. That is never: whom tests ask runs beside them, without a certificate.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = ssl.get_default_verify_paths().openssl_capath

settings.register_profile("ludoteca", deadline=None, max_examples=times(50, 20))
settings.load_profile("ludoteca")

# Single rules are tried once, as plain Python, where coverage sees into kernels. What plays whole
# games beside them, or says every message, is marked `compiled`: it reaches little else, and takes
# ten times as long there. `tests/contract` and `tests/golden` prove that both ways play the same.
ONCE = ("tests/cli/", "tests/core/", "tests/games/")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what `make test` leaves to plain Python, before anything is chosen by its marks."""
    for item in items:
        if item.nodeid.startswith(ONCE) and item.get_closest_marker("compiled") is None:
            item.add_marker("plain")

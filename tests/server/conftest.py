"""For the tests of the server: houses, and guests who come to them."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from tests.server.support.guest import Guest
from tests.server.support.local_server import LocalServer, serve_locally

Welcome = Callable[[], Awaitable[Guest]]


@pytest.fixture(scope="session", autouse=True)
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No server of a test finds the key of whoever runs it, or leaves one behind."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTECA_DATA", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server without limits, for a whole file of tests."""
    with serve_locally(tmp_path_factory.mktemp("server")) as local:
        yield local


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server with all its limits."""
    with serve_locally(tmp_path_factory.mktemp("strict"), limited=True) as local:
        yield local


@pytest.fixture
async def guests(local: LocalServer) -> AsyncIterator[Welcome]:
    """Somebody new, as often as it is called."""
    known: list[Guest] = []

    async def welcome() -> Guest:
        known.append(await Guest.come(local.address))
        return known[-1]

    yield welcome
    for guest in known:
        await guest.leave()


@pytest.fixture
async def guest(guests: Welcome) -> Guest:
    """Somebody new."""
    return await guests()

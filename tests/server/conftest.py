"""For the tests of the server: houses, and guests who come to them."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from tests.server.guest import Guest
from tests.server.home import Home, at_home

Welcome = Callable[[], Awaitable[Guest]]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A house without limits, for a whole file of tests."""
    with at_home(tmp_path_factory.mktemp("house")) as home:
        yield home


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A house with all its limits."""
    with at_home(tmp_path_factory.mktemp("strict"), limited=True) as home:
        yield home


@pytest.fixture
async def guests(home: Home) -> AsyncIterator[Welcome]:
    """Somebody new, as often as it is called."""
    known: list[Guest] = []

    async def welcome() -> Guest:
        known.append(await Guest.come(home.address))
        return known[-1]

    yield welcome
    for guest in known:
        await guest.leave()


@pytest.fixture
async def guest(guests: Welcome) -> Guest:
    """Somebody new."""
    return await guests()

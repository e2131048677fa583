"""For the attacks: servers with and without limits, and guests who come to them."""

from tests.server.conftest import guest, guests, local, strict

__all__ = ["guest", "guests", "local", "strict"]

"""HTTP and WebSocket: lobby, tables, replays, people, live play."""

from ludoteca.server.app import create_app
from ludoteca.server.settings import Settings

__all__ = ["Settings", "create_app"]

"""A line: a connection of whomever, who may never send what was begun, or never read an answer."""

import asyncio
from ipaddress import ip_address, ip_network
from typing import Literal

from uvicorn.config import Config

from ludoteca.server.limits.addresses import count_as
from ludoteca.server.limits.limits import Limits

# What is waited for: a request, or somebody who reads an answer. Both are settings.
Wait = Literal["arrival", "reading"]


class Line:
    """A connection: whom it counts for, and how long it may wait."""

    def __init__(self, limits: Limits, config: Config, transport: asyncio.Transport) -> None:
        self.limits = limits
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._timers: dict[Wait, asyncio.TimerHandle] = {}
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        # All who come by way of a proxy come from its address: that is for the proxy to count.
        is_counted = bool(host) and not is_trusted(host, config.forwarded_allow_ips)
        self._address = count_as(host) if is_counted else None
        self.is_welcome = self._address is None or limits.connections.take(self._address)

    def begin(self, wait: Wait) -> None:
        """Wait for something; the line is cut unless it happens in time."""
        if self.limits.limited and wait not in self._timers:
            seconds = getattr(self.limits.settings, wait)
            self._timers[wait] = self._loop.call_later(seconds, self._transport.abort)

    def end(self, wait: Wait) -> None:
        """It has happened."""
        if wait in self._timers:
            self._timers.pop(wait).cancel()

    def close(self) -> None:
        """It is no more."""
        self.end("arrival")
        self.end("reading")
        if self._address is not None and self.is_welcome:
            self.limits.connections.give_back(self._address)
            self._address = None


def is_trusted(host: str, allowed: list[str] | str | None) -> bool:
    """Whether a proxy at this address is believed in whose name it asks."""
    words = allowed.split(",") if isinstance(allowed, str) else allowed or []
    names = [word.strip() for word in words if word.strip()]
    try:
        address = ip_address(host)
        return any(name == "*" or address in ip_network(name) for name in names)
    except ValueError:
        return host in names

"""Waiting for an answer as long as whoever asked does."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

Answer = TypeVar("Answer")


class Gone(Exception):
    """Whoever asked has hung up before the end of the question, or of the answer."""


async def while_there(request: Request, work: Coroutine[Any, Any, Answer]) -> Answer:
    """The answer of a work, which is given up when whoever asked for it hangs up."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_hear_leaving(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Gone
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _hear_leaving(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass

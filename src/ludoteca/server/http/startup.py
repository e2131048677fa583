"""The start: why a server cannot serve is said in a sentence."""

import sys

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.core.errors import Refusal


class PlainStart:
    """Tells the log what a host can mend, without the way through our code that led there."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let everything pass but the trace of a refusal."""

        async def tell(message: Message) -> None:
            # It is told while the fault is being handled.
            cause = sys.exception()
            if message["type"] == "lifespan.startup.failed" and isinstance(cause, Refusal):
                message = {**message, "message": str(cause)}
            await send(message)

        await self.app(scope, receive, tell if scope["type"] == "lifespan" else send)

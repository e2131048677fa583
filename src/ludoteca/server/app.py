"""The application: services, routes, and the pages of the browser client."""

import gc
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.records.record import RecordRefused
from ludoteca.core.text.messages import say
from ludoteca.garbage import collect_seldom
from ludoteca.server.http.dependencies import services_of
from ludoteca.server.http.middleware import RequestGuard
from ludoteca.server.http.pages import Pages
from ludoteca.server.http.protocol import HANDOVER, LIMITS
from ludoteca.server.http.startup import PlainStart
from ludoteca.server.monitoring.logs import keep_log
from ludoteca.server.monitoring.metrics_export import HERE, all_processes
from ludoteca.server.previews.preview import find_preview
from ludoteca.server.processes.handover import Handover
from ludoteca.server.processes.server_clock import ServerClock
from ludoteca.server.refusals import answer_refusal
from ludoteca.server.routes import api
from ludoteca.server.services import Services
from ludoteca.server.settings import Settings

# How soon a thread that computes lets another go on, in seconds: between a move and its answer
# threads change a dozen times, and would wait for Python's usual 5 ms each time.
SWITCHING = 0.0005
# Answers of so many bytes are packed for the line; pages lie packed already.
WORTH_PACKING = 1000


def create_app(settings: Settings | None = None, clock: ServerClock | None = None) -> FastAPI:
    """A server with these settings; without any, those of the server whose process this is.

    The clock tells the time to tables and journals; without one, the system's does.
    """
    is_own_process = settings is None
    chosen = settings or Settings.from_environment()
    if is_own_process:
        keep_log(chosen.log_level)

    @asynccontextmanager
    async def open_services(app: FastAPI) -> AsyncIterator[dict[str, object]]:
        async with Services.open(chosen, clock or ServerClock()) as services:
            app.state.services = services
            if is_own_process:
                # What is here already stays.
                gc.freeze()
                collect_seldom()
                sys.setswitchinterval(SWITCHING)
            with _open_handover(chosen.lines) as handover:
                yield {LIMITS: services.limits, HANDOVER: handover}

    app = FastAPI(
        title="Ludoteca",
        version=version("ludoteca"),
        lifespan=open_services,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(api)
    if chosen.metrics == HERE:
        app.add_api_route("/metrics", _show_metrics, include_in_schema=False)
    app.mount("/", Pages(write_head=_write_head))
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=6)
    app.add_middleware(RequestGuard)
    app.add_middleware(PlainStart)
    app.add_exception_handler(Refusal, _refuse)
    app.add_exception_handler(RecordRefused, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_request)
    app.add_exception_handler(HTTPException, _refuse_address)
    return app


@contextmanager
def _open_handover(folder: str) -> Iterator[Handover | None]:
    """The way of lines to other processes, where there are any."""
    if not folder:
        yield None
        return
    with closing(Handover(Path(folder))) as handover:
        yield handover


async def _show_metrics() -> Response:
    return Response(generate_latest(all_processes()), media_type=CONTENT_TYPE_LATEST)


async def _write_head(connection: HTTPConnection) -> str:
    """What a chat shows of a link to a page."""
    preview = await find_preview(connection)
    origin = services_of(connection).origin.locate(connection.url.scheme, connection.headers)
    return preview.write(origin) if preview else ""


async def _refuse(_request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, Refusal | RecordRefused)
    return answer_refusal(fault)


async def _refuse_request(_request: Request, fault: Exception) -> JSONResponse:
    """A request that is not as it should be: the first thing that is wrong with it."""
    assert isinstance(fault, RequestValidationError)
    first = fault.errors()[0]
    field = ".".join(str(part) for part in first["loc"])
    return answer_refusal(Malformed("server-request", field=field, fault=first["msg"]))


async def _refuse_address(_request: Request, fault: Exception) -> JSONResponse:
    """An address, or a way to ask, that is not known here."""
    assert isinstance(fault, HTTPException)
    kind = "not_found" if fault.status_code == 404 else "malformed"
    message = say("server-address", status=fault.status_code)
    told = {"kind": kind, "rule": None, "field": None, "message": message}
    return JSONResponse({"error": told}, fault.status_code, headers=fault.headers)

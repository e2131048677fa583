"""What servers are forked with: all that they import, and what is worked out once for all of them.

Nothing of this may open a database, begin a thread or make an event loop: no fork may share them.
"""

import multiprocessing
from functools import cache

import asyncpg  # noqa: F401
import uvicorn._subprocess
from fastapi import APIRouter, FastAPI
from starlette.routing import BaseRoute

import ludoteca.cli.app  # noqa: F401
from ludoteca.cli.commands import serve
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.text.languages import languages
from ludoteca.core.text.messages import say, speaking
from ludoteca.server import Settings, compilers, create_app


def prepare_routes() -> list[BaseRoute]:
    """The routes of an application that was asked for something: FastAPI reads them only then."""
    app = create_app(Settings())
    for route in app.routes:
        route.matches({"type": "http", "method": "GET", "path": "/api/health", "headers": []})
    return [route for route in app.routes if type(route).__name__ == "_IncludedRouter"]


# The processes of a server are forked, too, where each would else import everything anew.
uvicorn._subprocess.spawn = multiprocessing.get_context("fork")  # type: ignore[assignment]
# What the first message of a language is found by.
for language in languages():
    with speaking(language):
        say("server-failed")
# Whether games are compiled is asked at every start, and depends on all sources.
if all(compilers.is_compiled(find_game(name)) for name in game_names()):
    remembered = cache(compilers.is_compiled)
    compilers.is_compiled = serve.is_compiled = remembered  # type: ignore[attr-defined]
    for name in game_names():
        remembered(find_game(name))
        remembered(find_game(name), here=True)
ROUTES = prepare_routes()


def include_prepared(app: FastAPI, _router: APIRouter) -> None:
    """Take what was read already."""
    app.routes.extend(ROUTES)


FastAPI.include_router = include_prepared  # type: ignore[assignment, method-assign]

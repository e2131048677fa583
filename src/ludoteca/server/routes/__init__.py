"""The doors of the server: one file for each kind of thing that can be asked for."""

from fastapi import APIRouter

from ludoteca.server.routes import games, health, live, people, replays, tables

api = APIRouter(prefix="/api")
for room in (people, games, tables, replays, health, live):
    api.include_router(room.router)

__all__ = ["api"]

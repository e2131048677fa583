"""Assets: files that somebody brings for an option of a table, and those to begin with."""

import asyncio

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from ludoteca.core.errors import Malformed
from ludoteca.server.http.dependencies import AppServices, Guest, address_of
from ludoteca.server.routes.games import find

router = APIRouter(prefix="/assets", tags=["assets"])


class AssetKept(BaseModel):
    """The setting by which an asset is chosen."""

    value: str


@router.post("/{game}/{option}")
async def bring_asset(
    services: AppServices, who: Guest, game: str, option: str, request: Request
) -> AssetKept:
    """Bring a file for an option of a game, as JSON; the game checks it, and names its fault."""
    address = address_of(request)
    services.limits.assets.take(address)
    services.limits.kept.check(address)
    known = find(game)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Malformed("server-not-utf8", field=option) from None
    value = await asyncio.to_thread(known.assets.accept, option, text)
    await services.assets.keep(who, value, text)
    services.limits.kept.pay(address, len(text))
    return AssetKept(value=value)


@router.get("/{game}/{option}/{setting}")
async def lend_asset(services: AppServices, game: str, option: str, setting: str) -> Response:
    """The file behind a setting of an option, to begin one's own with."""
    known = find(game)
    await services.assets.fetch(game, {option: setting})
    text = await asyncio.to_thread(known.assets.read, option, setting)
    # What stands in the name was found by it, so it is a plain word.
    headers = {"Content-Disposition": f'attachment; filename="{game}-{option}-{setting}.json"'}
    return Response(text, media_type="application/json", headers=headers)

"""Pictures of games and of positions as PNG, such as chats show beside a link."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ludoteca.server.http.dependencies import AppServices, address_of
from ludoteca.server.http.waiting import while_there
from ludoteca.server.limits.sizes import LARGEST_NUMBER
from ludoteca.server.refusals import NotFound
from ludoteca.server.routes.game_files import answer_cached
from ludoteca.server.routes.games import find
from ludoteca.server.routes.replays import find_replay

router = APIRouter(tags=["pictures"])

# Others may keep them and show them in their pages. A game goes on, what is over stays: seconds.
LIVE = "public, max-age=60"
LASTING = "public, max-age=86400"


@router.get("/games/{name}/picture.png", response_class=Response)
async def get_game_picture(services: AppServices, name: str, request: Request) -> Response:
    """What a game looks like."""
    work = services.pictures.of_game(find(name), address_of(request))
    return _answer(request, await while_there(request, work), LASTING)


@router.get("/replays/{name}/picture.png", response_class=Response)
async def get_position_picture(
    services: AppServices,
    name: str,
    request: Request,
    step: Annotated[int | None, Query(ge=0, le=LARGEST_NUMBER)] = None,
) -> Response:
    """The board of a table or a record, now or after so many moves, as anybody may see it."""
    address = address_of(request)

    async def work() -> tuple[bytes, str]:
        replay = await find_replay(services, None, name, address)
        shown = replay.moves if step is None else step
        if shown > replay.moves:
            raise NotFound("no-such-action", at=shown, last=replay.moves)
        picture = await services.pictures.of_replay(replay, shown, address)
        return picture, LASTING if replay.is_open else LIVE

    return _answer(request, *await while_there(request, work()))


def _answer(request: Request, picture: bytes, cache_control: str) -> Response:
    answer = answer_cached(request, picture, "image/png", cache_control)
    answer.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    # There may be names on a map.
    answer.headers["Vary"] = "Accept-Language"
    return answer

"""Pictures of boards as PNG, for chats show no SVG: drawn once for all who ask, then kept.

Anybody may ask for them as often as they like, so they are worked out where replays are: addresses
take turns, and each has so many seconds.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Hashable
from importlib.resources import files
from pathlib import Path

from ludoteca.core.game import AnyGame, AnyPosition
from ludoteca.core.parts.teaching.how_to import HowTo
from ludoteca.core.sized_lru import SizedLru
from ludoteca.core.text.messages import spoken
from ludoteca.server.limits.limits import Limits
from ludoteca.server.replays.replay import Replay
from ludoteca.server.work_pool import WorkPool

# Bytes of all pictures together that are kept: some two hundred of them.
MOST_BYTES = 16 * 1024 * 1024
# What a picture costs whoever asks first, in seconds of computing, and how long it may take.
COST = 0.3
LONGEST = 30.0
# Machines that serve often have no typefaces.
FAMILY = "Source Sans Pro"
TYPEFACES = Path(str(files("font_source_sans_pro") / "files"))
USED = [TYPEFACES / f"SourceSansPro-{weight}.ttf" for weight in ("Regular", "Bold")]
RASTERIZER = Path(str(files("ludoteca.server.previews") / "rasterizer.py"))
# What follows the page from light to dark; a picture is light.
_VARIABLE = re.compile(r"; [a-z-]+: var\(--[a-z-]+\)")


class Pictures:
    """Draws pictures, and keeps the newest."""

    def __init__(self, pool: WorkPool, limits: Limits) -> None:
        self._pool = pool
        self._limits = limits
        self._kept: SizedLru[Hashable, bytes] = SizedLru(MOST_BYTES)

    async def of_game(self, game: AnyGame, address: str) -> bytes:
        """What a game looks like, whoever plays it."""
        return await self._draw(
            (game.name, "picture"), address, lambda: game.presenter.poster(find_example(game))
        )

    async def of_replay(self, replay: Replay, step: int, address: str) -> bytes:
        """A position of a replay, as far as whoever looks may see it."""
        key = (replay.key, "picture", step)
        return await self._draw(key, address, lambda: replay.poster(step))

    async def _draw(self, key: Hashable, address: str, draw: Callable[[], str]) -> bytes:
        # There may be names on a map.
        key = (key, spoken())
        found = self._kept.get(key)
        if found is None:
            found = await self._pool.run(key, address, lambda _: rasterize(draw()))
            self._limits.work.pay(address, COST)
            self._kept.put(key, found, len(found))
        return found


def find_example(game: AnyGame) -> AnyPosition:
    """A position that shows what a game is like: the end of its longest example, or the start."""
    script = game.how_to
    films = [each["film"] for each in script["sections"] if "film" in each] if script else []
    state = game.start(game.options({}))
    if script and films:
        longest = max(films, key=lambda film: len(film["frames"]))
        *_, state = HowTo(game, script).play(longest)
    return state.view(None)


def rasterize(svg: str) -> bytes:
    """An SVG document as PNG."""
    program = [sys.executable, "-I", str(RASTERIZER), FAMILY, *map(str, USED)]
    light = _VARIABLE.sub("", svg).encode()
    drawn = subprocess.run(program, input=light, capture_output=True, timeout=LONGEST, check=True)  # noqa: S603 our own program
    return drawn.stdout

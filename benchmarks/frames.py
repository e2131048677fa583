"""Measure how many frames a second the map shows while it moves, in a real browser.

    python -m benchmarks.frames [--seconds 4]

A game between bots is watched as fast as they play, and again as a replay at its highest speed;
then the map is glided, dragged and zoomed. In the same run an empty page moves a square: what the
browser can show at all on this machine.

What is pressed is looked up before the frames are counted, and pressed by the mouse at its place:
to find a button by its name, Playwright walks the whole page in the very thread that is measured.
At rest the map is drawn anew for its new scale: the line "resting" has time for that after each
glide. Nothing moves then, so that it does not count for the bar.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Locator, Page, ViewportSize, sync_playwright

from ludoteca.core.figures.provenance import find_provenance
from tests.browser.support.chromium import FLAGS, get_chromium
from tests.server.support.serving import serve

# The last of the speeds of a replay.
FASTEST = "4"
SIZE = ViewportSize(width=1280, height=800)
ORDER = {
    "game": "futurisiko",
    "options": {"seats": 4},
    "seats": [{"kind": "bot", "bot": "level:1"}] * 4,
    "clock": {"kind": "none", "amount": 0},
    "on_timeout": "bot",
    "listed": False,
    "aids": True,
    "talk": False,
}
# Frames a second that are asked for, and how late one may be to count as on time.
BAR = 60
LATE_MS = 1.5 * 1000 / BAR
COUNT = """() => {
  const times = (window.frames_seen = [])
  const see = (now) => { times.push(now); window.seeing = requestAnimationFrame(see) }
  window.seeing = requestAnimationFrame(see)
}"""
STOP = "() => { cancelAnimationFrame(window.seeing); return window.frames_seen }"
SQUARE = """<style>div{width:99px;height:99px;background:teal;animation:a 1s infinite alternate}
@keyframes a{to{transform:translateX(900px)}}</style><div></div>"""

# From one glide to the next: at once, and after a rest in which the map is drawn anew.
GLIDE_MS = 260
REST_MS = 700

Act = Callable[[Page, float], None]
Point = tuple[float, float]


def watch(page: Page, until: float) -> None:
    """Only look."""
    page.wait_for_timeout(max(0.0, 1000 * (until - time.monotonic())))


def middle(thing: Locator) -> Point:
    """The middle of a thing, in pixels."""
    box = thing.bounding_box()
    assert box is not None, "it is there"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def glide(page: Page, until: float, buttons: list[Point], pause: float) -> None:
    """Closer and farther by the buttons, again and again."""
    while time.monotonic() < until:
        for button in buttons:
            page.mouse.click(*button)
            page.wait_for_timeout(pause)


def drag(page: Page, until: float, spot: Point) -> None:
    """Back and forth by hand."""
    x, y = spot
    page.mouse.move(x, y)
    page.mouse.down()
    n = 0
    while time.monotonic() < until:
        n += 1
        page.mouse.move(x + 200 * (n % 40 - 20) / 20, y + 2 * (n % 20))
    page.mouse.up()


def zoom(page: Page, until: float, spot: Point) -> None:
    """Closer and farther by the wheel."""
    page.mouse.move(*spot)
    n = 0
    while time.monotonic() < until:
        n += 1
        page.mouse.wheel(0, 60 if n % 40 < 20 else -60)


def measure(page: Page, what: str, act: Act, seconds: float) -> float:
    """Frames a second while somebody does something."""
    page.evaluate(COUNT)
    act(page, time.monotonic() + seconds)
    times: list[float] = page.evaluate(STOP)
    gaps = sorted(later - earlier for earlier, later in pairwise(times))
    rate = 1000 * len(gaps) / sum(gaps)
    late = sum(gap > LATE_MS for gap in gaps) / len(gaps)
    p95 = gaps[int(0.95 * len(gaps))]
    print(f"{what:<12}{rate:>8.1f}{p95:>10.1f}{gaps[-1]:>10.1f}{100 * late:>8.1f} %", flush=True)
    return rate


def measure_all(address: str, seconds: float) -> float:
    """Print every figure; the least of those on the map."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=get_chromium(), args=list(FLAGS))
        context = browser.new_context(base_url=address, viewport=SIZE, locale="en")
        print(f"{'':<12}{'frames/s':>8}{'p95 ms':>10}{'worst ms':>10}{'late':>10}")
        page = context.new_page()
        page.set_content(SQUARE)
        measure(page, "empty page", watch, seconds)
        context.request.get("/api/me")  # nobody opens a table before the house has met them
        answer = context.request.post("/api/tables", data=ORDER)
        assert answer.ok, answer.text()
        table = answer.json()["id"]
        page.goto(f"/table/{table}")
        page.get_by_role("group", name="Map of the world").wait_for()
        rates = [measure(page, "watching", watch, 2 * seconds)]
        page.goto(f"/replay/{table}/100")
        page.get_by_role("group", name="Map of the world").wait_for()
        page.get_by_label("Speed").select_option(FASTEST)
        page.get_by_role("button", name="Play", exact=True).click()
        rates.append(measure(page, "replaying", watch, 2 * seconds))
        page.get_by_role("button", name="Pause", exact=True).click()
        page.get_by_role("button", name="Closer").click()
        page.wait_for_load_state("networkidle")
        world = middle(page.get_by_role("group", name="Map of the world"))
        buttons = [
            middle(page.get_by_role("button", name=name)) for name in ("Closer", "Farther away")
        ]
        acts: tuple[tuple[str, Act], ...] = (
            ("gliding", partial(glide, buttons=buttons, pause=GLIDE_MS)),
            ("dragging", partial(drag, spot=world)),
            ("zooming", partial(zoom, spot=world)),
        )
        for what, act in acts:
            rates.append(measure(page, what, act, seconds))
        measure(page, "resting", partial(glide, buttons=buttons, pause=REST_MS), seconds)
        browser.close()
    return min(rates)


def main() -> int:
    """Measure, and tell by the exit status whether the bar is met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--address", help="of a server that is up; else one is started")
    wish = parser.parse_args()
    print(find_provenance("playwright"))
    if wish.address:
        least = measure_all(wish.address, wish.seconds)
    else:
        with tempfile.TemporaryDirectory() as folder, serve(Path(folder), "--unlimited") as server:
            least = measure_all(server.address, wish.seconds)
    # A clock that ticks a little slower than the screen is not to blame.
    return 0 if least >= 0.97 * BAR else 1


if __name__ == "__main__":
    sys.exit(main())

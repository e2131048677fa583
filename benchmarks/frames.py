"""Measure how many frames a second map and forest show while they move, in a real browser.

    python -m benchmarks.frames [--seconds 4] [--slower 4]

In the forest a game between bots is watched at the usual pace, and a turn of one's own is looked
at. On the map a game between bots is watched as fast as they play, and again as a replay at its
highest speed; then it is glided, dragged and zoomed. In the same run an empty page moves a square:
what the browser can show at all on this machine.

Beside the frames stands the share of its time for which the page's own thread works: what moves
by itself should not need it. That is counted in time of the processor, so that it holds on a busy
machine, too. `--slower 4` lets that thread work as on a machine that takes four times as long.

What is pressed is looked up before the frames are counted, and pressed by the mouse at its place:
to find a button by its name, Playwright walks the whole page in the very thread that is measured.
At rest the map is drawn anew for its new scale: the line "resting" has time for that after each
glide. Nothing moves then, so that it does not count for the bar.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Locator, Page, ViewportSize, sync_playwright

from ludoteca.core.figures.provenance import find_provenance
from tests.browser.support.chromium import FLAGS, get_chromium
from tests.browser.support.tables import BOT, Host, find_record
from tests.browser.support.world import late_round
from tests.server.support.serving import serve

# The last of the speeds of a replay.
FASTEST = "4"
SIZE = ViewportSize(width=1280, height=800)
LAPTOP = ViewportSize(width=1366, height=650)
# Frames a second that are asked for, and how late one may be to count as on time.
BAR = 60
LATE_MS = 1.5 * 1000 / BAR
# More than this share of its time the page's own thread should not work while others are watched.
MOST_WORK = 0.25
# What a page does when it is opened is not counted.
SETTLE_MS = 2500
# Before so many actions a game of the forest goes on: many tiles lie, and many are to come.
MIDGAME = 100
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

HEADS = (("frames/s", 8), ("p95 ms", 10), ("worst ms", 10), ("late", 9), ("work", 9))

Act = Callable[[Page, float], None]
Figures = Iterator[tuple[float, float]]
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


class Meter:
    """Counts what a page shows, and how much it works for that."""

    def __init__(self, page: Page, slower: float) -> None:
        self.page = page
        self._line = page.context.new_cdp_session(page)
        self._line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._line.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def read_work(self) -> float:
        """Seconds for which the page's own thread has worked."""
        told = self._line.send("Performance.getMetrics")["metrics"]
        return next(float(each["value"]) for each in told if each["name"] == "TaskDuration")

    def measure(self, what: str, act: Act, seconds: float) -> tuple[float, float]:
        """Frames a second while somebody does something, and the share of time it takes."""
        times = count_frames(self.page, act, seconds / 2)
        # To count frames is work, too.
        begun, worked = time.monotonic(), self.read_work()
        act(self.page, begun + seconds / 2)
        share = (self.read_work() - worked) / (time.monotonic() - begun)
        gaps = sorted(later - earlier for earlier, later in pairwise(times))
        rate = 1000 * len(gaps) / sum(gaps)
        late = sum(gap > LATE_MS for gap in gaps) / len(gaps)
        p95 = gaps[int(0.95 * len(gaps))]
        row = f"{what:<18}{rate:>8.1f}{p95:>10.1f}{gaps[-1]:>10.1f}{late:>9.1%}{share:>9.1%}"
        print(row, flush=True)
        return rate, share


def count_frames(page: Page, act: Act, seconds: float) -> list[float]:
    """When frames were shown while somebody did something."""
    page.evaluate(COUNT)
    act(page, time.monotonic() + seconds)
    times: list[float] = page.evaluate(STOP)
    return times


def open_table(page: Page, table: str, board: str) -> None:
    """Come to a table, and wait until its board is drawn."""
    page.goto(f"/{table}")
    page.get_by_role("group", name=board).wait_for()
    page.wait_for_timeout(SETTLE_MS)


def measure_forest(page: Page, host: Host, slower: float, seconds: float) -> Figures:
    """The others move, one after the other; then I think about a move of mine."""
    meter = Meter(page, slower)
    record = find_record(seats=4, goal="score", firebreak=False)
    start = {"replay": host.upload(record), "step": MIDGAME}
    open_table(page, f"table/{host.open(*[BOT] * 4, start=start)['id']}", "The forest")
    yield meter.measure("forest, watching", watch, 2 * seconds)
    open_table(page, f"table/{host.play_on(record, MIDGAME)}", "The forest")
    page.locator(".cell.acts").first.wait_for()
    page.wait_for_timeout(SETTLE_MS)
    yield meter.measure("forest, my turn", watch, seconds)


def measure_map(page: Page, host: Host, slower: float, seconds: float) -> Figures:
    """A game is watched and replayed, the map is moved."""
    meter = Meter(page, slower)
    table = host.open(*[BOT] * 4, game="futurisiko")["id"]
    open_table(page, f"table/{table}", "Map of the world")
    yield meter.measure("map, watching", watch, 2 * seconds)
    record, late = late_round()
    open_table(page, f"replay/{host.upload(record)}/{late // 2}", "Map of the world")
    page.get_by_label("Speed").select_option(FASTEST)
    page.get_by_role("button", name="Play", exact=True).click()
    yield meter.measure("map, replaying", watch, 2 * seconds)
    page.get_by_role("button", name="Pause", exact=True).click()
    page.get_by_role("button", name="Closer").click()
    page.wait_for_load_state("networkidle")
    world = middle(page.get_by_role("group", name="Map of the world"))
    buttons = [middle(page.get_by_role("button", name=name)) for name in ("Closer", "Farther away")]
    acts: tuple[tuple[str, Act], ...] = (
        ("gliding", partial(glide, buttons=buttons, pause=GLIDE_MS)),
        ("dragging", partial(drag, spot=world)),
        ("zooming", partial(zoom, spot=world)),
    )
    for what, act in acts:
        # A hand that moves it makes the page work in every frame.
        rate, _ = meter.measure(f"map, {what}", act, seconds)
        yield rate, 0.0
    meter.measure("map, resting", partial(glide, buttons=buttons, pause=REST_MS), seconds)


def measure_all(address: str, slower: float, seconds: float) -> tuple[float, float]:
    """Print every figure; the least of the frames, and the greatest share of work."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=get_chromium(), args=list(FLAGS))
        heads = "".join(f"{head:>{width}}" for head, width in HEADS)
        print(f"{'':<18}{heads}")
        figures: list[tuple[float, float]] = []
        for size, measure in ((LAPTOP, measure_forest), (SIZE, measure_map)):
            context = browser.new_context(base_url=address, viewport=size, locale="en")
            empty = context.new_page()
            empty.set_content(SQUARE)
            Meter(empty, slower).measure("empty page", watch, seconds)
            empty.close()
            host = Host(context.request)
            figures += measure(context.new_page(), host, slower, seconds)
            context.close()
        browser.close()
    rates, shares = zip(*figures, strict=True)
    return min(rates), max(shares)


def main() -> int:
    """Measure, and tell by the exit status whether the bar is met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--address", help="of a server that is up; else one is started")
    parser.add_argument("--slower", type=float, default=1.0, help="so many times")
    wish = parser.parse_args()
    print(find_provenance("playwright"))
    if wish.address:
        least, most = measure_all(wish.address, wish.slower, wish.seconds)
    else:
        with tempfile.TemporaryDirectory() as folder, serve(Path(folder), "--unlimited") as server:
            least, most = measure_all(server.address, wish.slower, wish.seconds)
    # A clock that ticks a little slower than the screen is not to blame.
    return 0 if least >= 0.97 * BAR and most <= MOST_WORK * wish.slower else 1


if __name__ == "__main__":
    sys.exit(main())

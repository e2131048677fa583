"""The pictures of docs/tour.md, taken in a real browser.

python -m scripts.tour [NAME …]

Positions come from the records that the rules are pinned by, so the same pictures come again; only
the code of the invitation and the last moves of both games are others each time.
"""

import base64
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from tests.browser.conftest import PACE, PATIENCE
from tests.browser.support.forest import Forest
from tests.browser.support.house import open_house
from tests.browser.support.tables import INVITED, LEVEL, ME, Host, find_record, find_step
from tests.browser.support.world import GAME as WORLD
from tests.browser.support.world import Step, World, late_round

PICTURES = Path(__file__).parents[1] / "docs" / "pictures" / "tour"
WIDE, LAPTOP, PHONE = (1600, 900), (1366, 650), (390, 844)
# So well a picture is kept: from 0 to 1.
QUALITY = 0.82
# The sum of the largest region of the game that is counted.
LARGEST = 57
# So far into the worked example.
FRAMES = 8
# A PNG as the browser itself would keep it.
AS_WEBP = """
    async ([picture, quality]) => {
        const image = new Image()
        image.src = 'data:image/png;base64,' + picture
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = image.width
        canvas.height = image.height
        canvas.getContext('2d').drawImage(image, 0, 0)
        return canvas.toDataURL('image/webp', quality).split(',')[1]
    }
"""
# Come to a page as it is to be shown.
Prepare = Callable[[Page, Host], None]
# What is still to be done there, in the language of the picture.
Finish = Callable[[Page], None]


class Picture(NamedTuple):
    """A picture: its name, how it is looked at, and of what it is."""

    name: str
    size: tuple[int, int]
    theme: str
    language: str
    prepare: Prepare
    finish: Finish = lambda _: None


def go(path: str) -> Prepare:
    """A page that is as it is wanted once it is there."""
    return lambda page, _: open_page(page, path)


def open_page(page: Page, path: str) -> None:
    """Go to a page, and wait until it is there."""
    page.goto(path)
    page.wait_for_load_state("networkidle")


def wait_in_lobby(page: Page, host: Host) -> None:
    """Two friends are invited, and a bot sits there."""
    open_page(page, f"/table/{host.open(ME, INVITED, LEVEL, INVITED, talk=True)['id']}")


def play_with_fire(page: Page, host: Host) -> None:
    """My turn, late in a game with three bots; the tile is laid, somebody is in hand."""
    record = find_record(seats=4, goal="score", firebreak=False)
    late = len(record["actions"]) - 30
    step = next(n for n in range(late, 0, -1) if record["actions"][n].startswith("men"))
    open_page(page, f"/table/{host.play_on(record, step, bot=LEVEL)}")


def count_the_end(page: Page, host: Host) -> None:
    """The last turn of a game is played, and counted."""
    record = find_record(seats=2, goal="score", firebreak=False)
    speak_english(page)
    open_page(page, f"/table/{host.play_on(record, len(record['actions']) - 1, bot=LEVEL)}")
    Forest(page).play_on()


def count_on_board(page: Page) -> None:
    """Once more, slowly, until the largest region lights up."""
    page.evaluate("localStorage.setItem('ludoteca-pace', 'slow')")
    open_page(page, page.url)
    page.locator(".ending .ways button").nth(2).click()
    page.locator(".dock").get_by_text(f"= {LARGEST},").wait_for()


def show_film(page: Page) -> None:
    """The worked example, a few steps on."""
    film = page.locator("section", has=page.locator(".leaf")).first
    for _ in range(FRAMES):
        film.locator(".leaf button").last.click()
    film.evaluate("element => element.scrollIntoView()")


def play_the_world(page: Page, host: Host) -> None:
    """A round full of pieces: somebody is to build."""
    open_page(page, f"/table/{host.play_on(*late_round(), bot=LEVEL)}")


def fight(page: Page, host: Host) -> None:
    """In the middle of a fight, with a card in hand."""
    record = find_record(WORLD, "F65")
    step = find_step(record, "torpedo green")
    open_page(page, f"/table/{host.play_on(record, step, bot=LEVEL)}")


def review(page: Page, host: Host) -> None:
    """A war is over: its story, and how it went."""
    speak_english(page)
    record, _ = late_round()
    step = len(record["actions"]) - 2
    open_page(page, f"/table/{host.play_on(record, step, bot=LEVEL)}")
    World(page).go_on_to(Step.OVER)


def speak_english(page: Page) -> None:
    """For whoever presses buttons by their names."""
    page.goto("/")
    page.evaluate("localStorage.setItem('ludoteca-language', 'en')")


PICTURES_TAKEN = (
    Picture("home", LAPTOP, "light", "en", go("/")),
    Picture("lobby", LAPTOP, "dark", "en", wait_in_lobby),
    Picture("forest", WIDE, "light", "en", play_with_fire),
    Picture("forest-phone", PHONE, "dark", "it", play_with_fire),
    Picture("count", LAPTOP, "light", "de", count_the_end, count_on_board),
    Picture("world", WIDE, "dark", "it", play_the_world),
    Picture("fight", LAPTOP, "light", "it", fight),
    Picture("review", WIDE, "light", "en", review),
    Picture("how-to-play", PHONE, "light", "de", go("/how-to-play/feurio"), show_film),
    Picture("lesson", LAPTOP, "dark", "de", go("/learn/futurisiko")),
)


def take(browser: Browser, house: str, picture: Picture) -> bytes:
    """A picture of a page, as WebP."""
    width, height = picture.size
    context = browser.new_context(
        base_url=house,
        locale=picture.language,
        color_scheme="dark" if picture.theme == "dark" else "light",
        viewport={"width": width, "height": height},
        has_touch=picture.size == PHONE,
        is_mobile=picture.size == PHONE,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PACE.format(pace="once"))
    page = context.new_page()
    host = Host(context.request)
    host.rename("Anna")
    picture.prepare(page, host)
    page.evaluate(f"localStorage.setItem('ludoteca-language', '{picture.language}')")
    open_page(page, page.url)
    picture.finish(page)
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    shown = base64.b64encode(page.screenshot()).decode()
    kept = str(page.evaluate(AS_WEBP, [shown, QUALITY]))
    context.close()
    return base64.b64decode(kept)


def main() -> None:
    """Start a house, go through it, and keep the pictures, or those that are named."""
    wanted = sys.argv[1:]
    PICTURES.mkdir(parents=True, exist_ok=True)
    with open_house() as (browser, house):
        for picture in PICTURES_TAKEN:
            if not wanted or picture.name in wanted:
                kept = PICTURES / f"{picture.name}.webp"
                kept.write_bytes(take(browser, house, picture))
                sys.stdout.write(f"{kept.name}: {kept.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()

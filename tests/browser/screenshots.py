"""Pictures of all pages, to be looked at: wide, on a laptop and on a phone, light and dark.

python -m tests.browser.screenshots OUT [NAME ...]

Each is also taken in Italian and in German, as it looks when it is opened anew there.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page

from tests.browser.conftest import LAPTOP, PACE, PATIENCE, PHONE, WIDE
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest, Step
from tests.browser.support.house import open_house
from tests.browser.support.tables import (
    BOT,
    GREEDY,
    INVITED,
    ME,
    Host,
    Json,
    find_record,
    find_step,
    here,
)
from tests.browser.support.world import GAME, World, late_round
from tests.browser.support.world import Step as Stage

SIZES = {"wide": WIDE, "laptop": LAPTOP, "phone": PHONE}
THEMES = ("light", "dark")
# In another language one theme is enough.
ABROAD = {"it": "light", "de": "dark"}

# As somebody who has chosen a language comes again.
SPEAK = "language => localStorage.setItem('ludoteca-language', language)"

Scene = tuple[str, str, Callable[[Page], None]]


def scenes(host: Host) -> Iterator[Scene]:
    """What is looked at: a name, an address, and what is done there first."""
    record = find_record(seats=2, goal="score", firebreak=False)
    replay = host.upload(record)
    late = {"replay": replay, "step": len(record["actions"]) - 24}
    end = {"replay": replay, "step": len(record["actions"]) - 1}
    waiting = host.open(ME, INVITED, talk=True)
    yield "home", "/", _settle
    yield "settings", "/", _open_settings
    yield "new", "/new/feurio", _settle
    yield "join", f"/join/{waiting['code']}", _settle
    yield "waiting", f"/table/{waiting['id']}", _settle
    yield "arrange", f"/table/{host.open(ME, ME, ME, ME)['id']}", _settle
    yield "lay", f"/table/{host.open(ME, BOT, BOT, BOT)['id']}", _until(Step.LAY)
    yield "men", f"/table/{host.open(ME, BOT, BOT, BOT, firebreak=True)['id']}", _put_a_man
    yield "late", f"/table/{host.open(ME, ME, start=late)['id']}", _until(Step.LAY, Step.MEN)
    yield "hint", f"/table/{host.open(ME, BOT)['id']}", _ask
    yield "refused", f"/table/{host.open(ME, BOT)['id']}", _ask_why
    yield "hand-over", f"/table/{host.open(ME, here('Bea'), firebreak=True)['id']}", _settle
    yield "task", f"/table/{host.open(ME, ME, goal='coop')['id']}", _until(Step.LAY, Step.MEN)
    over = host.open(ME, BOT, start=end)["id"]
    yield "end", f"/table/{over}", _finish
    yield "replay", f"/replay/{replay}/60", _settle
    yield "rules", "/rules/feurio", _settle
    yield "deal", f"/deal/{over}", _verify
    yield "how-to", "/how-to-play/feurio", _settle
    yield "how-to-world", "/how-to-play/futurisiko", _settle
    yield "lesson", "/learn/feurio", _settle
    yield "leave", "/leave/token", _settle
    yield "lesson-world", "/learn/futurisiko", _settle
    yield "missing", "/nowhere", _settle
    yield from world_scenes(host)


def world_scenes(host: Host) -> Iterator[Scene]:
    """The same for FutuRisiko!: every step, fights, five and six armies, the end."""
    late, step = late_round()
    table = partial(_address, host)
    yield "world-new", f"/new/{GAME}", _settle
    yield "world-claim", f"/table/{_sit(host, 4)}", _reach(Stage.CLAIM)
    yield "world-five", f"/table/{_sit(host, 5)}", _reach(Stage.PRODUCE)
    yield "world-six", f"/table/{_sit(host, 6)}", _reach(Stage.PRODUCE)
    yield "world-discard", table(late, step), _reach(Stage.DISCARD)
    yield "world-produce", table(late, step), _build
    yield "world-origin", table(late, step), _choose_origin
    yield "world-sheet", table(late, step), _choose_target
    for name, rule, before in (
        ("shield", "F62 to F64", "shield black"),
        ("truce", "F67", "truce green"),
        ("treason", "F68", "betray blue"),
        ("roll", "F65", "torpedo green"),
        ("fights", "F57: elim", "fight argentina"),
        ("out", "F58", "build plane 2 kamchatka"),
    ):
        record = find_record(GAME, rule)
        yield f"world-{name}", table(record, find_step(record, before)), _settle
    seats = here("Bea"), GREEDY, GREEDY, ME
    start = {"replay": host.upload(late), "step": step}
    shared = host.open(*seats, game=GAME, start=start, round_limit=3)["id"]
    yield "world-hand-over", f"/table/{shared}", _settle
    over = host.play_on(late, step, watch=True)
    yield "world-end", f"/table/{over}", _await_end
    yield "world-replay", f"/replay/{host.upload(late)}/{step - 5}", _settle
    yield "world-rules", f"/rules/{GAME}", _settle


def _sit(host: Host, seats: int) -> str:
    return str(host.open(ME, *[GREEDY] * (seats - 1), game=GAME)["id"])


def _address(host: Host, record: Json, step: int) -> str:
    return f"/table/{host.play_on(record, step)}"


def _reach(step: Stage) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        World(page, Patient()).go_on_to(step)

    return go


class Patient:
    """Presses things also where a phone does not show them."""

    def press(self, thing: Locator) -> None:
        thing.dispatch_event("click")


def _build(page: Page) -> None:
    _reach(Stage.PRODUCE)(page)
    World(page, Patient()).build("Tank", 2)


def _choose_origin(page: Page) -> None:
    _reach(Stage.MOVE)(page)
    World(page, Patient()).press_place(World(page).origins.first)


def _choose_target(page: Page) -> None:
    _choose_origin(page)
    world = World(page, Patient())
    world.press_place(world.targets.first)
    expect(world.go).to_be_visible()


def _await_end(page: Page) -> None:
    expect(page.get_by_role("region", name="Luck")).to_be_visible()
    _settle(page)


def _settle(page: Page) -> None:
    expect(page.get_by_text("Just a moment …")).to_have_count(0)
    expect(page.get_by_role("heading").first).to_be_attached()
    page.wait_for_load_state("networkidle")


def _open_settings(page: Page) -> None:
    page.get_by_role("button", name="You and your settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _until(*steps: Step) -> Callable[[Page], None]:
    def wait(page: Page) -> None:
        forest = Forest(page)
        while (step := forest.await_turn()) not in (*steps, Step.OVER):
            forest.answer(step)

    return wait


def _put_a_man(page: Page) -> None:
    _until(Step.MEN)(page)
    forest = Forest(page)
    if forest.tiles.count():
        forest.tiles.first.click()


def _ask(page: Page) -> None:
    _until(Step.LAY, Step.MEN)(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Close", exact=True)).to_be_visible()


def _ask_why(page: Page) -> None:
    _until(Step.LAY)(page)
    Forest(page).barren.last.click()
    expect(page.get_by_role("alert")).to_be_visible()


def _finish(page: Page) -> None:
    Forest(page).play_on()
    _settle(page)


def _verify(page: Page) -> None:
    _settle(page)
    check = page.get_by_role("button", name="Check it in my browser")
    if check.is_visible():
        check.click()


def take_pictures(browser: Browser, house: str, out: Path, names: list[str]) -> None:
    """The pages with these names, or all, in every size, theme and language."""
    for size, (width, height) in SIZES.items():
        context = browser.new_context(
            base_url=house,
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            is_mobile=size == "phone",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PACE.format(pace="once"))
        page = context.new_page()
        for name, path, prepare in scenes(Host(context.request)):
            if names and name not in names:
                continue
            page.goto(path)
            prepare(page)
            for theme in THEMES:
                _take(page, theme, out / f"{name}-{size}-{theme}.png")
            for language, theme in ABROAD.items():
                page.evaluate(SPEAK, language)
                page.reload()
                page.wait_for_load_state("networkidle")
                _take(page, theme, out / f"{name}-{size}-{language}.png")
            page.evaluate(SPEAK, "en")
        context.close()


def _take(page: Page, theme: str, file: Path) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.screenshot(path=file, full_page=True)


def main() -> None:
    """Start a house, go through it, and leave the pictures in a folder."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    out, names = Path(sys.argv[1]), sys.argv[2:]
    out.mkdir(parents=True, exist_ok=True)
    with open_house() as (browser, house):
        take_pictures(browser, house, out, names)
    sys.stdout.write(f"{len(list(out.glob('*.png')))} pictures in {out}\n")


if __name__ == "__main__":
    main()

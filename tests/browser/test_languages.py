"""The pages in all five languages: what they say is what the Fluent files say."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

import ludoteca
from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect
from tests.browser.support.tables import BOT, ME, Host
from tests.browser.support.world import late_round

LOCALES = Path(ludoteca.__file__).parent / "locales"
LANGUAGES = ("de", "en", "fr", "it", "nl")
# A message that has no words; and words that only English has.
KEY = re.compile("^(web|futurisiko|feurio|server)(-[a-z_]+)+$")
ENGLISH = re.compile(r"\b(planes|submarines?|draws|builds|moves|attacks|territories|truce with)\b")


@cache
def texts(language: str) -> dict[str, str]:
    """The messages of the pages that say the same to everyone, by key."""
    found: dict[str, str] = {}
    for name in ("web", "feurio/web", "futurisiko/web"):
        source = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            match entry.value.elements:
                case [ast.TextElement(value=text)]:
                    found[entry.id.name] = " ".join(text.split())
    return found


def leftovers(page: Page, language: str) -> set[str]:
    """English texts of ours on a page that speaks another language."""
    english, spoken = texts("en"), texts(language)
    own = {text for key, text in english.items() if spoken.get(key) != text} - set(spoken.values())
    shown = page.evaluate(SHOWN)
    return own & {" ".join(text.split()) for text in shown}


SHOWN = """() => [
    document.title,
    ...[...document.querySelectorAll('body *')].flatMap((thing) => [
        thing.getAttribute('aria-label') ?? '',
        thing.getAttribute('placeholder') ?? '',
        thing.getAttribute('title') ?? '',
        ...[...thing.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
    ]),
]"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_of_its_reader(
    visit: Visit, finished: str, language: str
) -> None:
    said = texts(language)
    page = visit("/", language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", name=said["web-home-title"])).to_be_visible()
    table = Host.of(page).open(ME, BOT)["id"]
    found: set[str] = set()
    for path, sign in (
        ("/", said["web-records"]),
        ("/new/feurio", said["web-new-seats"]),
        (f"/table/{table}", said["web-log"]),
        (f"/table/{finished}", said["web-replay"]),
        (f"/replay/{finished}", said["web-log"]),
        ("/rules/feurio", said["web-rules-seek"]),
        (f"/deal/{finished}", said["web-deal-verify"]),
        ("/learn/feurio", said["web-lesson-back"]),
        ("/learn/futurisiko", said["web-lesson-back"]),
        ("/nowhere", said["web-missing"]),
    ):
        page.goto(path)
        expect(page.get_by_text(sign).first).to_be_visible()
        if language != "en":
            found |= leftovers(page, language)
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_world_speaks_the_language_of_its_reader(
    visit: Visit, conquered: str, language: str
) -> None:
    page = visit(language=language)
    host = Host.of(page)
    page.goto(f"/table/{host.play_on(*late_round())}")
    goes_on = page.locator(".dock .ways button:enabled")
    found: set[str] = set()

    def look() -> None:
        shown = {" ".join(text.split()) for text in page.evaluate(SHOWN)}
        found.update(text for text in shown if KEY.search(text))
        if language != "en":
            found.update(leftovers(page, language))
            found.update(text for text in shown if ENGLISH.search(text))

    # The cards, production, the moves; what leaves no choice goes on by itself.
    for _ in range(3):
        expect(goes_on.first).to_be_visible()
        look()
        goes_on.first.click()
    page.goto(f"/table/{conquered}")
    # Beside the map, and in what the last page looks back on.
    expect(page.locator(".armies")).to_have_count(1)
    look()
    page.goto(f"/replay/{conquered}/20")
    expect(page.locator(".window")).to_be_visible()
    look()
    assert not found


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="You and your settings").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Language").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.get_by_role("heading", name=texts("it")["web-home-title"])).to_be_visible()


def test_the_theme_follows_the_system_or_the_wish(visit: Visit) -> None:
    page = visit("/", theme="dark")
    dark = page.evaluate("getComputedStyle(document.body).color")
    page.get_by_role("button", name="You and your settings").click()
    page.get_by_role("dialog").get_by_role("radio", name="Light").check(force=True)
    expect(page.locator("body")).not_to_have_css("color", dark)

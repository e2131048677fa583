"""Sounds: small ones for what happens at the table, from the first press until one wants none."""

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.support.forest import Forest, Step
from tests.browser.support.tables import BOT, ME, Host

# Counts the notes that are sung. To a browser all that a test asks is a press; here, presses are.
COUNT = """
    window.notes = 0
    let pressed = false
    addEventListener('pointerdown', () => (pressed = true), true)
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: pressed }) })
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.notes += 1
        return start.apply(this, when)
    }
"""

# Notes what is sung: the pitches of tones and of rustles.
PITCHES = """
    window.pitches = []
    for (const name of ['OscillatorNode', 'BiquadFilterNode']) {
        const Made = window[name]
        window[name] = class extends Made {
            constructor(audio, wishes) {
                super(audio, wishes)
                window.pitches.push(wishes.frequency)
            }
        }
    }
"""


def take_turns(forest: Forest, count: int) -> int:
    """Take so many turns among the others; how many notes were heard meanwhile."""
    before = heard(forest.page)
    while count:
        step = forest.await_turn()
        forest.answer(step)
        count -= step == Step.MEN
    forest.await_turn()
    return heard(forest.page) - before


def heard(page: Page) -> int:
    """How many notes were sung since the page was opened."""
    notes: int = page.evaluate("window.notes")
    return notes


def test_a_table_is_heard_after_the_first_press_and_silenced_by_one_tap(visit: Visit) -> None:
    page = visit()
    page.add_init_script(COUNT)
    page.goto(f"/table/{Host.of(page).open(ME, BOT)['id']}")
    forest = Forest(page)
    forest.await_turn()
    assert heard(page) == 0, "browsers are silent until somebody has pressed something"
    # What I lay, what the other lays, and then it is my turn again.
    assert take_turns(forest, 2) >= 6
    button = page.get_by_role("button", name="Sounds")
    button.click()
    assert take_turns(forest, 1) == 0
    before = heard(page)
    button.click()
    assert heard(page) == before + 2, "whoever turns it on hears how it sounds"


def test_what_moves_sound_like_differs(visit: Visit) -> None:
    page = visit()
    page.add_init_script(PITCHES)
    page.goto(f"/table/{Host.of(page).open(ME, ME)['id']}")
    forest = Forest(page)
    heard_by_step: dict[Step, list[float]] = {}
    while {Step.LAY, Step.MEN} - heard_by_step.keys():
        step = forest.await_turn()
        page.evaluate("window.pitches = []")
        forest.answer(step)
        forest.await_turn()
        heard_by_step[step] = page.evaluate("window.pitches")
    assert set(heard_by_step[Step.LAY]) - set(heard_by_step[Step.MEN])


def test_the_wish_is_remembered(visit: Visit) -> None:
    page = visit("/")
    for wanted in (False, True):
        page.get_by_role("button", name="You and your settings").click()
        page.get_by_role("checkbox", name="Sounds").set_checked(wanted)
        page.reload()
        page.get_by_role("button", name="You and your settings").click()
        assert page.get_by_role("checkbox", name="Sounds").is_checked() == wanted
        page.keyboard.press("Escape")

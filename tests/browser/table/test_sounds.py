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


# Writes down what is sung, as if on a tape: a page that makes no sound for real.
TAPE = """
    window.AudioContext = class extends OfflineAudioContext {
        constructor() {
            super(1, 44100 * 40, 44100)
            this.begun = performance.now()
            window.tape = this
        }
        get currentTime() { return (performance.now() - this.begun) / 1000 }
        resume() { return Promise.resolve() }
    }
"""
# Of each sound on the tape, one after the other: how long it lasts in milliseconds, how high it
# rises, and how loud its loudest twentieth of a second is; as shares of the loudest there can be.
PLAY_BACK = """async () => {
    const tape = (await window.tape.startRendering()).getChannelData(0)
    const WINDOW = 2205, STILL = 0.0005, found = []
    for (let at = 0; at < tape.length; at += WINDOW) {
        const part = tape.subarray(at, at + WINDOW)
        const peak = part.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
        const loud = Math.sqrt(part.reduce((sum, each) => sum + each * each, 0) / part.length)
        const last = found.at(-1)
        if (peak < STILL) continue
        if (last && last.end === at) {
            Object.assign(last, { end: at + WINDOW, peak: Math.max(peak, last.peak),
                loud: Math.max(loud, last.loud), ms: last.ms + 50 })
        } else found.push({ end: at + WINDOW, peak, loud, ms: 50 })
    }
    return found
}"""
# No louder than this, no softer than that, and no longer.
LOUDEST, SOFTEST, HIGHEST, LONGEST = 0.08, 0.012, 0.3, 1000


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


def test_sounds_are_short_and_soft_none_is_lost_and_none_is_cut(visit: Visit) -> None:
    page = visit()
    page.add_init_script(TAPE)
    page.goto(f"/table/{Host.of(page).open(ME, ME)['id']}")
    forest = Forest(page)
    for _ in range(6):
        forest.answer(forest.await_turn())
        forest.await_turn()
        page.wait_for_timeout(600)
    sounds = page.evaluate(PLAY_BACK)
    assert len(sounds) >= 4
    for sound in sounds:
        assert SOFTEST < sound["loud"] < LOUDEST, sound
        assert sound["peak"] < HIGHEST, sound
        assert sound["ms"] <= LONGEST, sound

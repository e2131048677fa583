"""ludoteca learn: the lesson of a game, a guided first game, in the terminal."""

from rich.text import Text

from ludoteca.cli.console import cite, complain, console, open_game, write
from ludoteca.cli.terminal.move_parser import choose, spell
from ludoteca.cli.terminal.prompt_commands import ALIASES, PlayerLeft
from ludoteca.cli.terminal.screen import show_board
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyView
from ludoteca.core.parts.teaching.lesson import Lesson
from ludoteca.core.system.signals import interruptible
from ludoteca.core.text.messages import say


def learn(name: str, *, plain: bool) -> int:
    """Lead somebody through a first game, until its end or until they leave; the exit status."""
    game = open_game(name)
    if game.lesson is None:
        raise Malformed("no-lesson", game=game.title)
    lesson = Lesson(game, game.lesson)
    write(say("learn-how"))
    try:
        with interruptible():
            for step in range(len(lesson.steps)):
                _take_step(lesson, step, plain=plain)
    except (EOFError, KeyboardInterrupt, PlayerLeft):
        console.print()
        return 0
    write(say("learn-done", command=f"ludoteca play {name}"))
    return 0


def _take_step(lesson: Lesson, step: int, *, plain: bool) -> None:
    """Show where the game is, say what the guide says, and wait for what it asks for."""
    view = lesson.at(step).view(lesson.seat_at(step))
    words = lesson.steps[step]["words"]
    show_board(view, plain=plain)
    # Steps in a row with the same words are one to the learner.
    if step == 0 or words != lesson.steps[step - 1]["words"]:
        write(cite(say(words), lesson.steps[step].get("rules", [])), style="bold")
    expected = lesson.expects(step)
    if expected is None:
        _ask(say("learn-on"))
    else:
        _await_move(view, expected, lesson.steps[step].get("otherwise", "web-lesson-otherwise"))


def _await_move(view: AnyView, expected: str, otherwise: str) -> None:
    """Ask until it is the move that the guide means, or until the guide is to do it."""
    names = view.game.presenter.names(view)
    question = say("learn-expects", move=spell(names, view.game.read(expected)))
    while typed := _ask(question):
        try:
            if str(choose(view, typed)) == expected:
                return
            write(say(otherwise))
        except Refusal as refusal:
            complain(refusal)


def _ask(question: str) -> str:
    typed = console.input(Text(f"{question}> ")).strip()
    if ALIASES.get(typed.lower(), typed.lower()) == "quit":
        raise PlayerLeft
    return typed

"""ludoteca engine: our bots for other programs, and a check of theirs."""

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout

from ludoteca.bots.bot import Limit
from ludoteca.cli.commands.play import read_words
from ludoteca.cli.console import aside, open_game, write
from ludoteca.core.errors import Malformed
from ludoteca.core.registry import game_names
from ludoteca.core.system.signals import interruptible
from ludoteca.core.text.messages import say
from ludoteca.engine.check import Check
from ludoteca.engine.client import Timeouts
from ludoteca.engine.engine import Engine

CHECK_SECONDS = 1.0


def serve_bot(spec: str, seed: int | None, words: Sequence[str]) -> int:
    """Answer requests on standard input until they end; the exit status."""
    if words:
        raise Malformed("engine-check-only", word=words[0])
    answers = sys.stdout

    def write_answer(line: str) -> None:
        answers.write(line)
        answers.flush()

    # A bot that prints something means people, not the host.
    with redirect_stdout(sys.stderr):
        Engine(spec, seed, write_answer).run(sys.stdin.buffer)
    return 0


def check_program(command: str, words: Sequence[str], games: int) -> int:
    """Try an engine of somebody else, and tell what it does wrong; the exit status."""
    if not words:
        raise Malformed("engine-check-what", command=command, game=game_names()[0])
    name, *choices = words
    game = open_game(name)
    options = game.options(read_words(choices))
    check = Check(command, game, options, games, Limit(seconds=CHECK_SECONDS), Timeouts())
    faults = 0
    with interruptible(), aside.status(command):
        for finding in check.run():
            faults += finding.fault is not None
            write(f"{'✓' if finding.fault is None else '✗'} {say(finding.key, game=game.title)}")
            if finding.fault is not None:
                write(f"  {finding.fault}", "red")
    write(say("check-failed", faults=faults) if faults else say("check-passed"))
    return 1 if faults else 0

"""The process that all programs are forked from; it ends when its input does.

Its arguments are its address, and what to import beside the games.
"""

import gc
import json
import os
import select
import signal
import socket
import sys
from importlib import import_module
from types import ModuleType

# What most programs import. Not the commands themselves: an installed game may bring more of them.
import fluent.runtime  # noqa: F401
import numba  # noqa: F401
import typer  # noqa: F401

import ludoteca.arena
import ludoteca.bots
import ludoteca.cli.terminal.terminal_game
import ludoteca.engine  # noqa: F401
from ludoteca.core.game import AnyGame
from ludoteca.games.feurio import FEURIO
from ludoteca.games.futurisiko import FUTURISIKO

# So many moves call most kernels of a game once.
MOVES = 100


def load_kernels(game: AnyGame) -> None:
    """Play the beginning of a game, for a kernel is loaded when it is called."""
    state = game.start(next(game.option_sets()))
    for _ in range(MOVES):
        if state.to_move >= 0:
            game.heuristic.evaluate(state.view(state.to_move))
        state.apply(state.legal()[0])


def await_program(address: str) -> str:
    """Return the code of every program that is asked for, in a process of its own."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(address)
        door.listen()
        if os.fork():
            # Who waited for this process knows that it can be asked.
            os._exit(0)
        while door.fileno() in select.select([door.fileno(), 0], [], [])[0]:
            line, _ = door.accept()
            if os.fork() == 0:
                door.close()
                return begin(line)
            line.close()
    sys.exit()


def begin(line: socket.socket) -> str:
    """Take over arguments, folder, environment and streams of whoever asks; tell them the end."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    _, streams, *_ = socket.recv_fds(line, 1, 3)
    program = json.load(line.makefile("rb"))
    child = os.fork()
    if child:
        for stream in streams:
            os.close(stream)
        line.sendall(f"{child}\n".encode())
        _, status = os.waitpid(child, 0)
        line.sendall(str(os.waitstatus_to_exitcode(status)).encode())
        os._exit(0)
    line.close()
    if program.get("leads"):
        os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    # A stream knows from its beginning whether it is a file or a pipe; these end with the program.
    sys.stdin = open(0, closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, closefd=False)  # noqa: SIM115
    os.chdir(program["folder"])
    os.environ.clear()
    os.environ.update(program["environ"])
    sys.argv = ["-c", *program["words"]]
    sys.path[:0] = ["", *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    return str(program["code"])


if __name__ == "__main__":
    load_kernels(FEURIO)
    load_kernels(FUTURISIKO)
    for module in sys.argv[2:]:
        import_module(module)
    # What was imported stays: no fork goes through all of it once more at its end.
    gc.freeze()
    code = await_program(sys.argv[1])
    # From here on this is the program, which ends as any other does.
    sys.modules["__main__"] = ModuleType("__main__")
    exec(compile(code, "<string>", "exec"), vars(sys.modules["__main__"]))

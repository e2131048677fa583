"""A bot by its class: `module:Class` wherever a bot is named, but never by the word of a file."""

import sys
from pathlib import Path

import pytest

from ludoteca.bots.bot import Limit
from ludoteca.bots.random_bot import RandomBot
from ludoteca.bots.registry import find_bot, find_kind, is_bot, read_spec, runs_programs
from ludoteca.core.errors import Malformed
from ludoteca.core.registry import find_game

CLINGER = "tests.arena.guests:Clinger"
LOCAL_BOT = '''
from ludoteca.bots import Bot, Decision

class Last(Bot):
    """Takes the last move, or the one before it."""

    @classmethod
    def from_argument(cls, argument, seed=None):
        bot = cls(seed)
        bot.back = int(argument or 1)
        return bot

    def choose(self, view, limit):
        return Decision(view.moves()[-self.back])
'''


@pytest.fixture
def local(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module in the folder where a command is run, which is not on the path yet."""
    (tmp_path / "my_local_bots.py").write_text(LOCAL_BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "my_local_bots", raising=False)


@pytest.mark.usefixtures("local")
@pytest.mark.parametrize(("spec", "chosen"), [("", -1), (":2", -2)])
def test_a_bot_of_a_module_plays_with_its_argument(spec: str, chosen: int) -> None:
    game = find_game("feurio")
    state = game.start(game.options({"seats": 2}))
    for text in ("draw 3", "draw 6", "draw 6"):
        state.play(text)
    view = state.view(state.to_move)
    bot = find_bot(f"my_local_bots:Last{spec}", 1)
    assert bot.choose(view, Limit()).move == view.moves()[chosen]


def test_an_installed_name_goes_before_a_module() -> None:
    spec = read_spec("random:Decision")
    assert find_kind("random") is RandomBot
    assert (spec.entry.name, spec.argument, spec.is_class) == ("random", "Decision", False)


@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ("no_such_module:Bot", "There is no bot and no module called “no_such_module”"),
        ("tests.no_such:Bot", "“tests.no_such:Bot” of the package tests.no_such is broken: Module"),
        ("tests.arena.guests:Nobody", "is broken: AttributeError: .*Nobody"),
        (
            "tests.arena.guests:GUESTS",
            "What the package tests.arena.guests calls .* is no bot",
        ),
        ("json:loads", "is no bot"),
        ("tests.arena.guests", "There is no bot called “tests.arena.guests”"),
    ],
)
def test_what_names_no_bot_is_refused_with_the_reason(spec: str, fault: str) -> None:
    with pytest.raises(Malformed, match=fault):
        find_bot(spec)


def test_a_module_counts_as_a_program_before_it_is_imported() -> None:
    sys.modules.pop("antigravity", None)
    assert is_bot("antigravity:Bot")
    assert runs_programs("antigravity:Bot")
    assert "antigravity" not in sys.modules
    assert runs_programs(CLINGER)
    assert runs_programs("engine:true")
    assert not runs_programs("random")
    assert not is_bot("Anna")
    assert not is_bot("Dr. Who: the bot")


def test_a_copy_for_a_game_draws_anew_and_remembers_nothing() -> None:
    bot = RandomBot(1)
    first = bot.rng.random()
    again, other = bot.for_game(1), bot.for_game(2)
    assert again.rng.random() == first
    assert other.rng.random() != first
    assert (bot.seed, again.seed, other.seed) == (1, 1, 2)


def test_a_searcher_is_copied_without_its_trees() -> None:
    bot = find_bot("search:1", 1)
    game = find_game("feurio")
    state = game.start(game.options({"seats": 2}))
    for text in ("draw 3", "draw 6", "draw 6"):
        state.play(text)
    bot.choose(state.view(state.to_move), Limit())
    assert vars(bot)["_search"] is not None
    assert vars(bot.for_game(2))["_search"] is None
    assert vars(bot)["_search"] is not None

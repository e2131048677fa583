"""What people can type at the prompt beside a move."""

from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from ludoteca.bots.bot import Limit
from ludoteca.bots.hint import HINT_BOT, explain_hint
from ludoteca.bots.registry import find_bot
from ludoteca.cli.console import cite, console, write
from ludoteca.cli.terminal.local_game import LocalGame
from ludoteca.cli.terminal.move_menu import DIGITS, MoveMenu
from ludoteca.cli.terminal.move_parser import spell
from ludoteca.cli.terminal.saved_games import save_game
from ludoteca.cli.terminal.screen import print_log, show_position
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyView
from ludoteca.core.text.messages import say
from ludoteca.core.turn import OVER

ALIASES = {"?": "help", "h": "help", "b": "board", "u": "undo", "q": "quit", "exit": "quit"}

# So many moves of the log are shown, unless more are asked for.
LOGGED = 40
EVERYTHING = "all"


class PlayerLeft(Exception):
    """Somebody has left the table; the game is kept."""


class PromptCommands:
    """What somebody who is to move can ask for."""

    def __init__(self, game: LocalGame, view: AnyView, menu: MoveMenu, *, is_plain: bool) -> None:
        # Another one after `load`.
        self.game = game
        self.is_plain = is_plain
        self.view = view
        self.menu = menu
        self.known: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "words": self._words,
            "hint": self._hint,
            "why": self._why,
            "rules": self._rules,
            "undo": self._undo,
            "news": self._news,
            "log": self._log,
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
        }

    def obey(self, words: str) -> None:
        """Do what was typed: a command, or else a move."""
        first, _, rest = words.strip().partition(" ")
        command = ALIASES.get(first.lower(), first.lower())
        if command in self.known:
            self.known[command](rest.strip())
        else:
            move = self.menu.choose(words.strip())
            self.game.play(str(move), self.game.state.to_move)

    def _help(self, _: str) -> None:
        example = self.menu.example
        rule = next(iter(self.view.game.presenter.rule_names), "")
        write(self.view.game.presenter.aim(self.view.options))
        write(say("play-help", example=example))
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for command in self.known:
            words = say(f"play-help-{command}.words", example=example, rule=rule)
            table.add_row(Text(words), say(f"play-help-{command}"))
        console.print(table)

    def _board(self, _: str) -> None:
        show_position(self.view, self.menu, plain=self.is_plain)

    def _words(self, _: str) -> None:
        for line in self.view.game.presenter.words(self.view):
            write(line)

    def _hint(self, _: str) -> None:
        """What a strong player would do, what that does and, where it counts at once, for what."""
        move = find_bot(HINT_BOT).choose(self.view, Limit()).move
        effect, *more = explain_hint(self.view, move)
        write(f"{spell(self.view.game.presenter.names(self.view), move)}: {effect}")
        for sentence in more:
            write(sentence)

    def _news(self, _: str) -> None:
        print_log(self.game.log.news(self.game.state.to_move))

    def _log(self, rest: str) -> None:
        """The last moves, or as many as are asked for."""
        history = self.view.history
        first = 0 if rest == EVERYTHING else len(history) - _read_count(rest, LOGGED)
        texts = [Text(f"{n:>4} {move}") for n, move in enumerate(history) if n >= first]
        console.print(Columns(texts, padding=(0, 2)))
        if first > 0:
            write(say("play-log-more", count=first))

    def _rules(self, rest: str) -> None:
        view = self.view
        # To print pages takes longer to import than many a game to begin.
        from ludoteca.cli.commands.rules import print_rules

        print_rules(view.game, rest.split(), view.options, view.rules)

    def _why(self, rest: str) -> None:
        if not rest:
            raise Malformed("play-why-what", example=self.menu.example)
        move, presenter = self.menu.choose(rest), self.view.game.presenter
        write(cite(presenter.describe(self.view, move), presenter.cite(move)))

    def _save(self, rest: str) -> None:
        file = _path(rest) if rest else self.game.file
        save_game(self.game.record(), file)
        write(say("play-saved", file=str(file)))

    def _load(self, rest: str) -> None:
        if not rest:
            raise Malformed("play-load-what")
        other = LocalGame.reopen(_path(rest))
        if other.state.game is not self.view.game:
            raise Malformed("play-other-game", game=other.state.game.title)
        if other.state.to_move == OVER:
            raise Malformed("play-finished", file=rest)
        other.save()
        self.game.close()
        self.game = other
        write(say("play-loaded", file=rest))

    def _undo(self, _: str) -> None:
        """Take back one's own last decision: never across a draw, a reveal or another's move."""
        names = self.view.game.presenter.names(self.view)
        for move in self.game.undo():
            write(say("play-undone", move=spell(names, move)))

    def _quit(self, _: str) -> None:
        raise PlayerLeft


def _path(text: str) -> Path:
    try:
        return Path(text).expanduser()
    except RuntimeError as fault:
        raise Malformed("file-unreadable", file=text, fault=str(fault)) from None


def _read_count(text: str, usual: int) -> int:
    """A number that somebody has typed, or the usual one."""
    if not text:
        return usual
    if not (text.isascii() and text.isdecimal()):
        raise Malformed("play-log-what", found=text, everything=EVERYTHING)
    return int(text[:DIGITS])

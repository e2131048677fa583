"""A game in the terminal: deals, lets bots play and asks people, until it is over or they leave."""

from contextlib import nullcontext
from dataclasses import dataclass
from time import monotonic

from rich.text import Text

from ludoteca.bots.bot import Bot, Limit
from ludoteca.cli.console import clear, complain, console, write
from ludoteca.cli.terminal.local_game import LocalGame
from ludoteca.cli.terminal.move_menu import MoveMenu
from ludoteca.cli.terminal.prompt_commands import PlayerLeft, PromptCommands
from ludoteca.cli.terminal.screen import print_log, show_position
from ludoteca.core.errors import Refusal
from ludoteca.core.game import AnyView
from ludoteca.core.records.record import RecordRefused
from ludoteca.core.text.messages import say
from ludoteca.core.text.spelling import capital
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.engine.errors import EngineError
from ludoteca.table.undo import can_take_back

THINKING = Limit(seconds=1)
# Nobody minds waiting so many seconds.
SLOW = 0.3


@dataclass(frozen=True)
class Facing:
    """Somebody who alone looks at the screen, and how much had been told before."""

    seat: int
    told: int


class TerminalGame:
    """One game at one screen, until another one is loaded."""

    def __init__(self, game: LocalGame, *, is_plain: bool = False) -> None:
        # Words instead of drawings, for screen readers.
        self.is_plain = is_plain
        self._open(game)

    def _open(self, game: LocalGame) -> None:
        self.game = game
        # By seat, what it has seen last.
        self._seen: dict[int, AnyView] = {}
        # The bots that take their time.
        self._slow: set[int] = set()
        # For whom alone the screen is, at the moment.
        self._facing: Facing | None = None

    def close(self) -> None:
        """Let the bots give back what they hold."""
        self.game.close()

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit status."""
        if self.game.state.to_move == OVER:
            self._show_end()
            return 0
        self._welcome()
        try:
            self.game.save()
            while (seat := self.game.state.to_move) != OVER:
                self._play_turn(seat)
                print_log(self.game.log.finished())
        except (PlayerLeft, KeyboardInterrupt):
            self._turn_away()
            self._tell_file()
            return 0
        except EngineError:
            self._tell_file()
            raise
        self._show_end()
        write(say("play-kept", file=str(self.game.file)))
        return 0

    def _play_turn(self, seat: int) -> None:
        state = self.game.state
        if seat == CHANCE:
            chosen = self.game.dealer.choose(state.legal(), state.chances())
            self.game.play(str(state.move_of(chosen)), CHANCE)
        elif (bot := self.game.players[seat].bot) is not None:
            self._turn_away()
            self.game.play(self._await(bot, seat), seat)
        else:
            self._ask(seat)

    def _await(self, bot: Bot, seat: int) -> str:
        """The move of a bot; while one that is known to take its time thinks, that is said."""
        start = monotonic()
        patience = console.status(say("play-thinking", name=self.game.name(seat)))
        with patience if seat in self._slow else nullcontext():
            move = str(bot.choose(self.game.state.view(seat), THINKING).move)
        if monotonic() - start > SLOW:
            self._slow.add(seat)
        return move

    def _ask(self, seat: int) -> None:
        """Let somebody decide, unless there is nothing to decide or to take back."""
        game, state, played = self.game, self.game.state, len(self.game.state.actions)
        view = state.view(seat)
        if len(view.legal()) == 1 and not can_take_back(state, game.authors):
            game.play(str(view.moves()[0]), seat)
            return
        menu = MoveMenu(view)
        self._face(seat)
        print_log(game.log.rest())
        try:
            self._show_again(view, menu)
            self._seen[seat] = view
            commands = PromptCommands(game, view, menu, is_plain=self.is_plain)
            # Until the position is another one: by a move, an undo, or another game.
            while commands.game.state is state and len(state.actions) == played:
                self._obey(commands, console.input(Text(f"{game.name(seat)}> ")))
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise PlayerLeft from None
        finally:
            game.log.mark_read(seat)
        if commands.game is not game:
            self._open(commands.game)

    @staticmethod
    def _obey(commands: PromptCommands, words: str) -> None:
        try:
            commands.obey(words)
        except (Refusal, RecordRefused) as refusal:
            complain(refusal)

    # Several people at one screen.

    def _face(self, seat: int) -> None:
        """Wait until the right person looks at a seat's secrets; then tell what has happened."""
        if self._facing is not None and self._facing.seat == seat:
            return
        self._turn_away()
        if not self.game.is_secret(seat):
            return
        clear()
        self._facing = Facing(seat, len(self.game.log.entries))
        try:
            console.input(Text(say("play-hand-over", name=self.game.name(seat)) + " "))
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise PlayerLeft from None
        self._seen.pop(seat, None)
        print_log(self.game.log.news(seat))

    def _turn_away(self) -> None:
        """Wipe what was for one person alone; what all may know is told again."""
        if self._facing is not None:
            clear()
            print_log(self.game.log.since(self._facing.told))
            self._facing = None

    # What people see.

    def _show_again(self, view: AnyView, menu: MoveMenu) -> None:
        """What is new to somebody who has just seen the board, or else all of it."""
        assert view.seat is not None, "spectators are not asked"
        seen = self._seen.get(view.seat)
        lines = view.game.presenter.recap(seen, view) if seen else []
        if not lines:
            show_position(view, menu, plain=self.is_plain)
            return
        console.print()
        for line in lines:
            write(line)
        console.print(menu.show(console.width))

    def _welcome(self) -> None:
        if any(player.is_here for player in self.game.players):
            state = self.game.state
            write(state.game.presenter.aim(state.options), "italic")
            write(say("play-welcome"))

    def _tell_file(self) -> None:
        write(say("play-left", file=str(self.game.file), game=self.game.state.game.name))

    def _show_end(self) -> None:
        state = self.game.state
        print_log(self.game.log.rest())
        console.print()
        console.print(state.game.presenter.show(state, console.width))
        outcome = state.outcome()
        assert outcome is not None, "the game is over"
        if outcome.won is None:
            scores = state.scores()
            for number, place in enumerate(outcome.ranking, 1):
                for seat in place:
                    write(f"{number}. {capital(self.game.name(seat))}: {scores[seat]}", "bold")

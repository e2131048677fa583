"""A sitting: one game at one screen, with people, bots and the dealer round it."""

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Self

from rich.text import Text

from ludoteca.bots.bot import Bot, Limit
from ludoteca.cli.chronicle import Chronicle
from ludoteca.cli.console import clear, complain, console, printable, write, write_line
from ludoteca.cli.menu import Menu
from ludoteca.cli.orders import Left, Orders
from ludoteca.cli.players import Player, refuse_programs, seat_players
from ludoteca.cli.shelf import fetch, keep, new_place, shelf
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Refusal
from ludoteca.core.game import AnyState, AnyView
from ludoteca.core.messages import say
from ludoteca.core.record import Record, RecordRefused
from ludoteca.core.replay import replay
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.engine.fault import EngineFault
from ludoteca.table.undo import can_take_back, take_back

THINKING = Limit(seconds=1)
# Nobody minds waiting so many seconds.
SLOW = 0.3


@dataclass(frozen=True)
class Facing:
    """Somebody who alone looks at the screen, and how much had been told before."""

    seat: int
    told: int


class Sitting:
    """Deals, lets bots play and people decide, until the game is over or somebody leaves."""

    def __init__(
        self,
        state: AnyState,
        players: list[Player],
        dealer: Dealer,
        place: Path,
        extras: Mapping[str, object] | None = None,
    ) -> None:
        self.state = state
        self.players = players
        self.dealer = dealer
        self.place = place
        # Words instead of drawings, for screen readers.
        self.is_plain = False
        # Who made each move; what was played before this sitting cannot be taken back in it.
        self.authors: list[int] = [CHANCE] * len(state.actions)
        # What else a loaded record has to say.
        self._extras = dict(extras or {})
        self.chronicle = Chronicle()
        # By seat, how much of it was told up to its last turn, and what it has seen last.
        self._read: dict[int, int] = {}
        self._seen: dict[int, AnyView] = {}
        # The bots that take their time.
        self._slow: set[int] = set()
        # For whom alone the screen is, at the moment.
        self._facing: Facing | None = None

    @classmethod
    def reopen(cls, place: Path, specs: Sequence[str] | None = None) -> Self:
        """Go on with a kept game, with the players it had unless others are named."""
        record = fetch(place)
        state = replay(record)
        had = record.extras.get("players")
        if specs is None and isinstance(had, list) and len(had) == state.options.seats:
            specs = [str(name) for name in had]
            refuse_programs(specs)
        seating = seat_players(
            specs, state.game.presenter.usual_seat(state.options), state.options.seats, None
        )
        # A file of one's own is only read; the game goes on under a new name on the shelf.
        is_ours = place.parent == shelf() or state.to_move == OVER
        going_on = place if is_ours else new_place(record.game)
        return cls(state, seating, Dealer(), going_on, record.extras)

    # The course of the game.

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit status."""
        if self.state.to_move == OVER:
            self._show_end()
            return 0
        self._welcome()
        try:
            self.keep()
            while (seat := self.state.to_move) != OVER:
                if seat == CHANCE:
                    chosen = self.dealer.choose(self.state.legal(), self.state.chances())
                    self.play(str(self.state.move_of(chosen)), CHANCE)
                elif (bot := self.players[seat].bot) is not None:
                    self._turn_away()
                    self.play(self._await(bot, seat), seat)
                else:
                    self._ask(seat)
        except (Left, KeyboardInterrupt):
            self._turn_away()
            self._tell_place()
            return 0
        except EngineFault:
            self._tell_place()
            raise
        self._show_end()
        write(say("play-kept", file=str(self.place)))
        return 0

    def play(self, text: str, author: int) -> None:
        """The one door: whoever moves, the move is checked, kept and told."""
        before = self.state.copy()
        self.state.play(text, seat=author)
        self.authors.append(author)
        self.keep()
        self._tell(before, author)

    def undo(self) -> list[str]:
        """Take back the last decision of whoever is to move; the moves that are gone."""
        earlier = take_back(self.state, self.authors)
        gone = self.state.actions[len(earlier.actions) :]
        moves = [str(self.state.move_of(action)) for action in gone]
        del self.authors[len(earlier.actions) :]
        self.chronicle.forget(len(gone))
        self.state = earlier
        self.keep()
        return moves

    def keep(self) -> None:
        """Write the game as it stands."""
        keep(self.record(), self.place)

    def record(self) -> Record:
        """The game as it stands, with who plays and, at the end, how it ended."""
        extras = {
            **self._extras,
            "players": [player.spec for player in self.players],
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "commitment": self.dealer.commitment,
        }
        outcome = self.state.outcome()
        if outcome is not None:
            winners, won = list(outcome.winners), outcome.won
            extras["result"] = {"scores": self.state.scores(), "winners": winners, "won": won}
            # Draws of an earlier sitting came from another seed.
            if self.dealer.dealt == self.authors.count(CHANCE):
                extras["seed"] = self.dealer.seed
        return self.state.record(**extras)

    def close(self) -> None:
        """Let the bots give back what they hold."""
        for player in self.players:
            if player.bot is not None:
                player.bot.close()

    def switch_to(self, other: "Sitting") -> None:
        """Go on with another game."""
        self.close()
        self.__dict__.update({**vars(other), "is_plain": self.is_plain})

    # What people see.

    def name(self, seat: int) -> str:
        """What to call whoever sits in a seat."""
        crew = self.state.game.presenter.seat_name(self.state.options, seat)
        return f"{crew} ({printable(self.players[seat].name)})"

    def show(self, view: AnyView, menu: Menu) -> None:
        """The whole position, and what can be done."""
        console.print()
        if self.is_plain:
            for line in view.game.presenter.words(view):
                write(line)
        else:
            console.print(view.game.presenter.show(view, console.width))
        console.print(menu.show(console.width))

    def news(self, seat: int) -> list[Text]:
        """What has been told since a seat's last turn."""
        return self.chronicle.since(self._read.get(seat, 0))

    def _show_again(self, view: AnyView, menu: Menu) -> None:
        """What is new to somebody who has just seen the board, or else all of it."""
        assert view.seat is not None, "spectators are not asked"
        seen = self._seen.get(view.seat)
        lines = view.game.presenter.recap(seen, view) if seen else []
        if not lines:
            self.show(view, menu)
            return
        console.print()
        for line in lines:
            write(line)
        console.print(menu.show(console.width))

    def _welcome(self) -> None:
        if any(player.is_here for player in self.players):
            write(self.state.game.presenter.aim(self.state.options), "italic")
            write(say("play-welcome"))

    def _audience(self) -> int | None:
        """Who reads this screen: the one person at it, or (with several) nobody in particular."""
        here = [seat for seat, player in enumerate(self.players) if player.is_here]
        return here[0] if len(here) == 1 else None

    def _tell(self, before: AnyState, author: int) -> None:
        """Say what happened, with no more than whoever reads this screen may know."""
        audience = self._audience()
        seen = self.state.observations(audience)[-1]
        told = self.state.view(audience).game.presenter.narrate(
            before.view(audience), self.state.view(audience), seen
        )
        about = author if told.about is None else told.about
        self.chronicle.hear(say("play-dealer") if about == CHANCE else self.name(about), told)
        self._print(self.chronicle.finished())

    @staticmethod
    def _print(lines: Sequence[Text]) -> None:
        for line in lines:
            write_line(line)

    def _is_secret(self, seat: int) -> bool:
        """Whether several people sit here, and this seat is to see what the others may not."""
        return self._audience() is None and self.state.observations(
            seat
        ) != self.state.observations(None)

    def _tell_place(self) -> None:
        write(say("play-left", file=str(self.place), game=self.state.game.name))

    def _show_end(self) -> None:
        self._print(self.chronicle.rest())
        console.print()
        console.print(self.state.game.presenter.show(self.state, console.width))
        outcome = self.state.outcome()
        assert outcome is not None, "the game is over"
        if outcome.won is None:
            scores = self.state.scores()
            for number, place in enumerate(outcome.ranking, 1):
                for seat in place:
                    write(f"{number}. {self.name(seat)}: {scores[seat]}", "bold")

    # What people say.

    def _await(self, bot: Bot, seat: int) -> str:
        """The move of a bot; while one that is known to take its time thinks, that is said."""
        start = monotonic()
        patience = console.status(say("play-thinking", name=self.name(seat)))
        with patience if seat in self._slow else nullcontext():
            move = str(bot.choose(self.state.view(seat), THINKING).move)
        if monotonic() - start > SLOW:
            self._slow.add(seat)
        return move

    def _ask(self, seat: int) -> None:
        """Let somebody decide, unless there is nothing to decide or to take back."""
        state, played = self.state, len(self.state.actions)
        view = state.view(seat)
        if len(view.legal()) == 1 and not can_take_back(state, self.authors):
            self.play(str(view.moves()[0]), seat)
            return
        menu = Menu(view)
        self._face(seat)
        self._print(self.chronicle.rest())
        try:
            self._show_again(view, menu)
            self._seen[seat] = view
            orders = Orders(self, view, menu)
            # Until the position is another one: by a move, an undo, or another game.
            while self.state is state and len(state.actions) == played:
                self._obey(orders, console.input(Text(f"{self.name(seat)}> ")))
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise Left from None
        finally:
            self._read[seat] = len(self.chronicle.entries)

    def _face(self, seat: int) -> None:
        """Wait until the right person looks at a seat's secrets; then tell what has happened."""
        if self._facing is not None and self._facing.seat == seat:
            return
        self._turn_away()
        if not self._is_secret(seat):
            return
        clear()
        self._facing = Facing(seat, len(self.chronicle.entries))
        try:
            console.input(Text(say("play-hand-over", name=self.name(seat)) + " "))
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise Left from None
        self._seen.pop(seat, None)
        self._print(self.news(seat))

    def _turn_away(self) -> None:
        """Wipe what was for one person alone; what all may know is told again."""
        if self._facing is not None:
            clear()
            self._print(self.chronicle.since(self._facing.told))
            self._facing = None

    def _obey(self, orders: Orders, words: str) -> None:
        try:
            orders.obey(words)
        except (Refusal, RecordRefused) as refusal:
            complain(refusal)

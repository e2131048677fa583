"""A sitting: one game at one screen, with people, bots and the dealer round it."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from ludoteca.bots.bot import Limit, find_bot
from ludoteca.cli.players import USUAL_BOT, Player, seat_players
from ludoteca.cli.rules import print_rules
from ludoteca.cli.shelf import fetch, keep, new_place, shelf
from ludoteca.cli.table import complain, console, printable
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import CHANCE, OVER, AnyState, AnyView, Move
from ludoteca.core.messages import say
from ludoteca.core.record import RecordRefused
from ludoteca.core.replay import replay

QUIT = "quit"


class Left(Exception):
    """Somebody has left the table; the game is kept."""


class Sitting:
    """Deals, lets bots play and people decide, until the game is over or somebody leaves."""

    def __init__(self, state: AnyState, players: list[Player], dealer: Dealer, place: Path) -> None:
        self.state = state
        self.players = players
        self.dealer = dealer
        self.place = place
        # Who made each move; what was played before this sitting cannot be taken back in it.
        self.authors: list[int] = [CHANCE] * len(state.actions)
        self.orders: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "hint": self._hint,
            "load": self._load,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "undo": self._undo,
            "why": self._why,
            QUIT: self._quit,
        }

    @classmethod
    def reopen(cls, place: Path, specs: str | None = None) -> Self:
        """Go on with a kept game, with the players it had unless others are named."""
        record = fetch(place)
        state = replay(record)
        had = record.extras.get("players")
        if specs is None and isinstance(had, list):
            specs = ",".join(map(str, had))
        # A file of one's own is only read; the game goes on under a new name on the shelf.
        going_on = place if place.parent == shelf() else new_place(record.game)
        mine = state.game.usual_seat(state.options)
        seating = seat_players(specs, mine, state.options.seats, None)
        return cls(state, seating, Dealer(), going_on)

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit status."""
        try:
            self._keep()
            while (seat := self.state.to_move) != OVER:
                if seat == CHANCE:
                    chosen = self.dealer.choose(self.state.legal(), self.state.chances())
                    self._play(self.state.move_of(chosen), CHANCE)
                elif (bot := self.players[seat].bot) is not None:
                    self._play(bot.choose(self.state.view(seat), Limit(seconds=1)).move, seat)
                else:
                    self._ask(seat)
        except Left:
            console.print(say("play-left", file=str(self.place), game=self.state.game.name))
            return 0
        console.print(self.state.show(console.width))
        console.print(say("play-kept", file=str(self.place)), markup=False)
        return 0

    def _play(self, move: Move, author: int) -> None:
        before = self.state.copy()
        self.state.apply(self.state.action_of(move))
        self.authors.append(author)
        self._keep()
        self._tell(before, author)

    def _keep(self) -> None:
        extras: dict[str, object] = {
            "players": [player.spec for player in self.players],
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
        }
        outcome = self.state.outcome()
        if outcome is not None:
            winners, won = list(outcome.winners), outcome.won
            extras["result"] = {"scores": self.state.scores(), "winners": winners, "won": won}
            if self.dealer.dealt == self.authors.count(CHANCE):
                extras["seed"] = self.dealer.seed
        keep(self.state.record(**extras), self.place)

    # What people see.

    def _audience(self) -> int | None:
        """Who reads this screen: the one person at it, or (with several) nobody in particular."""
        here = [seat for seat, player in enumerate(self.players) if player.is_here]
        return here[0] if len(here) == 1 else None

    def _tell(self, before: AnyState, author: int) -> None:
        """Say what happened, as far as whoever reads this screen may know it."""
        seen = self.state.sight(self._audience())[-1]
        who = say("play-dealer") if author == CHANCE else self._name(author)
        console.print(Text(f"{who}: ", "bold") + Text(before.describe(seen)))

    def _name(self, seat: int) -> str:
        return f"{self.state.seat_name(seat)} ({printable(self.players[seat].name)})"

    def _show(self, view: AnyView) -> None:
        console.print()
        console.print(view.show(console.width))
        choices = [Text(f"{n:>3} {move}") for n, move in enumerate(view.moves(), 1)]
        console.print(Columns(choices, padding=(0, 2), equal=True))

    def _hand_over(self, seat: int) -> bool:
        """With several people and something hidden, make sure that the right one looks."""
        if self._audience() is not None or self.state.sight(seat) == self.state.sight(None):
            return False
        console.clear()
        console.input(say("play-hand-over", name=self._name(seat)))
        return True

    # What people say.

    def _ask(self, seat: int) -> None:
        """Let somebody decide: a number of the list, a move in notation, or an order."""
        state, played = self.state, len(self.state.actions)
        try:
            is_secret = self._hand_over(seat)
            view = state.view(seat)
            self._show(view)
            # Until the position is another one: by a move, an undo, or another game.
            while self.state is state and len(state.actions) == played:
                self._obey(view, console.input(f"{self._name(seat)}> ").strip())
            if is_secret:
                console.clear()
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise Left from None

    def _obey(self, view: AnyView, words: str) -> None:
        order, _, rest = words.partition(" ")
        try:
            if order in self.orders:
                self.orders[order](rest.strip())
            else:
                self._play(choose(view, words), self.state.to_move)
        except RecordRefused as refused:
            complain(refused.refusal)
        except Refusal as refusal:
            complain(refusal)

    def _help(self, _: str) -> None:
        example = str(self.state.moves()[0])
        rule = self.state.game.rule_names[0]
        console.print(say("play-help", example=example), markup=False)
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for order in self.orders:
            words = say(f"play-help-{order}.words", example=example, rule=rule)
            table.add_row(words, say(f"play-help-{order}"))
        console.print(table)

    def _hint(self, _: str) -> None:
        view = self.state.view(self.state.to_move)
        move = find_bot(USUAL_BOT).choose(view, Limit(seconds=1)).move
        console.print(f"{move}: {view.describe(move)}", markup=False)

    def _log(self, _: str) -> None:
        moves = self.state.sight(self.state.to_move)
        console.print(Columns([f"{n:>3} {move}" for n, move in enumerate(moves)], padding=(0, 2)))

    def _rules(self, rest: str) -> None:
        print_rules(self.state.game, rest.split())

    def _why(self, rest: str) -> None:
        view = self.state.view(self.state.to_move)
        move = self.state.game.read(rest) if rest else None
        if move is None:
            raise Malformed("play-why-what", example=str(view.moves()[0]))
        refusal = view.why(move)
        if refusal is not None:
            raise refusal
        console.print(view.describe(move), markup=False)

    def _save(self, rest: str) -> None:
        place = Path(rest).expanduser() if rest else self.place
        keep(fetch(self.place), place)
        console.print(say("play-saved", file=str(place)), markup=False)

    def _load(self, rest: str) -> None:
        if not rest:
            raise Malformed("play-load-what")
        other = Sitting.reopen(Path(rest).expanduser())
        if other.state.game is not self.state.game:
            raise Malformed("play-other-game", game=other.state.game.title)
        self.state, self.players, self.dealer = other.state, other.players, other.dealer
        self.authors, self.place = other.authors, other.place
        console.print(say("play-loaded", file=rest), markup=False)

    def _undo(self, _: str) -> None:
        """Take back one's own last move: never across a draw, a reveal or another's move."""
        seat = self.state.to_move
        if self.authors[-1:] != [seat]:
            raise Malformed("play-nothing-to-undo")
        earlier = self.state.game.start(self.state.options)
        for action in self.state.actions[:-1]:
            earlier.apply(action)
        if earlier.sight(None) != self.state.sight(None)[:-1]:
            raise Malformed("play-undo-reveals")
        self.state = earlier
        self.authors.pop()
        self._keep()

    def _quit(self, _: str) -> None:
        raise Left


def choose(view: AnyView, words: str) -> Move:
    """The legal move that a person means: by number, by notation, or by part of it."""
    moves = view.moves()
    if not words and len(moves) == 1:
        return moves[0]
    if words.isdecimal() and words.isascii():
        if 1 <= int(words[:6]) <= len(moves):
            return moves[int(words) - 1]
        raise Malformed("play-no-such-choice", last=len(moves))
    meant = [move for move in moves if _is_part_of(words.lower().split(), str(move).split())]
    if words and len(meant) == 1:
        return meant[0]
    if words and len(meant) > 1:
        raise Malformed("play-ambiguous", moves=", ".join(map(str, meant)))
    refusal = view.why(view.game.read(words))
    assert refusal is not None, f"no reason against {words}"
    raise refusal


def _is_part_of(words: list[str], text: list[str]) -> bool:
    """Whether all words occur in a text, in this order."""
    rest = iter(text)
    return all(word in rest for word in words)

"""A game at one machine: its state, its players, what was told of it, and where it is saved."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from ludoteca.cli.console import printable
from ludoteca.cli.terminal.players import Player, refuse_programs, seat_players
from ludoteca.cli.terminal.saved_games import is_ours, new_file, read_game, save_game
from ludoteca.cli.terminal.terminal_log import TerminalLog
from ludoteca.core.chance import Dealer
from ludoteca.core.game import AnyState
from ludoteca.core.options import Move
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.core.text.mentions import name_mentions
from ludoteca.core.text.messages import say
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.table.undo import take_back


class LocalGame:
    """Whoever moves, the move is checked, saved and told here."""

    def __init__(
        self,
        state: AnyState,
        players: list[Player],
        dealer: Dealer,
        file: Path,
        extras: Mapping[str, object] | None = None,
    ) -> None:
        self.state = state
        self.players = players
        self.dealer = dealer
        self.file = file
        # Who made each move; what was played before it was opened cannot be taken back.
        self.authors: list[int] = [CHANCE] * len(state.actions)
        self.log = TerminalLog()
        self._is_saved = True
        # What else a loaded record has to say.
        self._extras = dict(extras or {})

    @classmethod
    def reopen(cls, file: Path, specs: Sequence[str] | None = None) -> Self:
        """Go on with a saved game, with the players it had unless others are named."""
        record = read_game(file)
        state = replay(record)
        had = record.extras.get("players")
        if specs is None and isinstance(had, list) and len(had) == state.options.seats:
            specs = [str(name) for name in had]
            refuse_programs(specs)
        seating = seat_players(
            specs, state.game.presenter.usual_seat(state.options), state.options.seats, None
        )
        # A file of one's own is only read; the game goes on under a new name among ours.
        keeps_file = is_ours(file) or state.to_move == OVER
        going_on = file if keeps_file else new_file(record.game)
        return cls(state, seating, Dealer(), going_on, record.extras)

    def play(self, text: str, author: int) -> None:
        """Make a move of a seat, or of chance."""
        before = self.state.copy()
        self.state.play(text, seat=author)
        self.authors.append(author)
        # A disk may take longer to keep a move than a bot to find it: what bots and chance do is
        # kept when a person is to move, or at the end.
        self._is_saved = False
        following = self.state.to_move
        if self._is_person(author) or self._is_person(following) or following == OVER:
            self.save()
        self._tell(before, author)

    def _is_person(self, seat: int) -> bool:
        return seat >= 0 and self.players[seat].bot is None

    def undo(self) -> list[Move]:
        """Take back the last decision of whoever is to move; the moves that are gone."""
        earlier = take_back(self.state, self.authors)
        gone = self.state.actions[len(earlier.actions) :]
        moves = [self.state.move_of(action) for action in gone]
        del self.authors[len(earlier.actions) :]
        self.log.forget(len(gone))
        self.state = earlier
        self.save()
        return moves

    def save(self) -> None:
        """Write the game as it stands."""
        save_game(self.record(), self.file)
        self._is_saved = True

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
            # Draws before it was opened came from another seed.
            if self.dealer.dealt == self.authors.count(CHANCE):
                extras["seed"] = self.dealer.seed
        return Record.of(self.state, **extras)

    def close(self) -> None:
        """Save what is not saved yet, and let the bots give back what they hold."""
        if not self._is_saved:
            self.save()
        for player in self.players:
            if player.bot is not None:
                player.bot.close()

    def name(self, seat: int) -> str:
        """What to call whoever sits in a seat."""
        seated = self.state.game.presenter.seat_name(self.state.options, seat)
        return f"{seated} ({printable(self.players[seat].name)})"

    def _name_in_sentence(self, seat: int) -> str:
        return self.state.game.presenter.seat_name(self.state.options, seat)

    @property
    def audience(self) -> int | None:
        """Who reads this screen: the one person at it, or (with several) nobody in particular."""
        here = [seat for seat, player in enumerate(self.players) if player.is_here]
        return here[0] if len(here) == 1 else None

    def is_secret(self, seat: int) -> bool:
        """Whether several people sit here, and this seat is to see what the others may not."""
        seen, shared = (self.state.view(who).history for who in (seat, None))
        return self.audience is None and seen != shared

    def _tell(self, before: AnyState, author: int) -> None:
        """Log what happened, with no more than whoever reads this screen may know."""
        audience = self.audience
        earlier, now = before.view(audience), self.state.view(audience)
        seen = self.state.view(audience).history[-1]
        told = self.state.game.presenter.narrate(earlier, now, seen)
        told = replace(
            told,
            words=name_mentions(told.words, self._name_in_sentence),
            more=name_mentions(told.more, self._name_in_sentence),
        )
        about = author if told.about is None else told.about
        self.log.hear(say("play-dealer") if about == CHANCE else self.name(about), told)

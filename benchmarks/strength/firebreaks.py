"""Whether firebreaks are worth it: the same search, once free to lay them and once not.

Who lays firebreaks may win more or less often for other reasons. So on each deal half of the seats
may lay them and half may not, and then the other way round; all else is equal.
"""

import argparse

import numpy as np

from ludoteca.bots.bot import Decision, Limit
from ludoteca.bots.search_bot import SearchBot
from ludoteca.core import CHANCE, OVER, Dealer, find_game
from ludoteca.core.figures.estimate import estimate_part, show_interval
from ludoteca.core.figures.provenance import find_provenance
from ludoteca.core.game import AnyView
from ludoteca.games.feurio.moves import Break

SEATS = (2, 4)


class Abstainer(SearchBot):
    """Looks ahead, but never lays a firebreak."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        """The move that was tried most, of those that are no firebreak."""
        choices = self.consider(view, limit)
        kept = [c for c in choices if not isinstance(view.move_of(c.action), Break)]
        return self.decide(view, choices, kept[0])


def play(seats: int, deal: int, free: range, limit: Limit) -> tuple[float, int]:
    """One game: what the seats that are free to lay firebreaks won of it, and how many they laid.

    R82: the game with firebreaks; R53: a victory may be shared.
    """
    game = find_game("feurio")
    state = game.start(game.options({"seats": seats, "firebreak": True}))
    dealer = Dealer(f"firebreaks:{deal}")
    bots = [
        (SearchBot if seat in free else Abstainer)(deal * seats + seat, limit)
        for seat in range(seats)
    ]
    laid = 0
    while (seat := state.to_move) != OVER:
        if seat == CHANCE:
            state.apply(dealer.choose(state.legal(), state.chances()))
        else:
            move = bots[seat].choose(state.view(seat), limit).move
            laid += isinstance(move, Break)
            state.play(str(move), seat=seat)
    outcome = state.outcome()
    assert outcome is not None, "the game is over"
    return sum(seat in free for seat in outcome.winners) / len(outcome.winners), laid


def main() -> None:
    """Play, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100, help="with two games on each")
    parser.add_argument("--simulations", type=int, default=100, help="for each decision")
    given = parser.parse_args()
    print(find_provenance())
    limit = Limit(simulations=given.simulations)
    for seats in SEATS:
        won, laid = [], 0
        for deal in range(given.deals):
            for first in (0, 1):
                share, breaks = play(seats, deal, range(first, seats, 2), limit)
                won.append(share)
                laid += breaks
        found = show_interval(estimate_part(np.array(won)))
        print(
            f"{seats} players, {len(won)} games: those who may lay firebreaks laid "
            f"{laid / len(won):.2f} a game and won {found}, where 50 % is fair"
        )


if __name__ == "__main__":
    main()

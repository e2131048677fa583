"""Short cuts to matches and to results that were never played."""

from ludoteca.arena import Match, MatchRunner, Result, ResultStore, local_workers
from ludoteca.arena.result import ThinkingTime
from ludoteca.core.registry import find_game


def a_match(*bots: str, seed: int = 1, rotates: bool = False, **options: object) -> Match:
    """A match of Feurio!, with options as in a record."""
    game = find_game("feurio")
    return Match("feurio", game.options(options), bots, seed, rotates_seats=rotates)


def a_result(deal: int, players: str, places: str, number: int = 0) -> Result:
    """A result as in “a b b” and “1 2 2”."""
    names = tuple(players.split())
    return Result(
        deal=deal,
        number=number,
        players=names,
        places=tuple(map(int, places.split())),
        points=(0,) * len(names),
        won=None,
        rule="R41",
        length=1,
        seed="",
        bot_seeds=(0,) * len(names),
        thinking=(ThinkingTime(),) * len(names),
    )


def play_all(match: Match, games: int, workers: int = 1) -> list[list[Result]]:
    """All deals of a match, played without a folder."""
    with ResultStore(match) as store:
        runner = MatchRunner(store, games)
        for _ in runner.play(local_workers(workers)):
            pass
        return store.deals

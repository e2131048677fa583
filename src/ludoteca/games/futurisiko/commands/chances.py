"""ludoteca odds: the exact chances of a fight in FutuRisiko!."""

import json
from dataclasses import replace

from rich.table import Table

from ludoteca.core.errors import Malformed
from ludoteca.core.system.command import CommandContext
from ludoteca.core.text.messages import say
from ludoteca.games.futurisiko.assets.library import SHEETS
from ludoteca.games.futurisiko.odds import Odds, Side, meet, odds, parse_force
from ludoteca.games.futurisiko.present.sentences.phrases import write_chance

BAR = 30


def tell_odds(
    context: CommandContext,
    attack: str,
    defend: str,
    first: str | None,
    cap: int | None,
    cards: tuple[int, int, int],
    sheet: str | None,
    *,
    as_json: bool,
) -> int:
    """Print who wins how often, and who is left; the exit status.

    The cards are the attacker's and the defender's Arma Segreta, and the defender's Siluro Killer;
    the sheet says how many dice an Arma Segreta adds.
    """
    attack_weapons, defend_weapons, defend_torpedoes = cards
    effects = SHEETS.load(SHEETS.locate(sheet or SHEETS.usual))
    fight = replace(
        meet(parse_force(attack), parse_force(defend)),
        first=_read_side(first),
        cap=cap,
        attack_weapons=attack_weapons,
        defend_weapons=defend_weapons,
        defend_torpedoes=defend_torpedoes,
        weapon_dice=effects.weapon,
        weapon_times=effects.weapon_times,
        weapon_limit=effects.weapon_limit,
    )
    result = odds(fight)
    if as_json:
        print(json.dumps(_as_json(result)))  # noqa: T201 for other programs
    else:
        first_roller = fight.first_roller.value
        context.write(say("futurisiko-odds-first", side=first_roller))
        context.write(say("futurisiko-odds-win", chance=write_chance(result.win)), "bold")
        _draw(context, result)
    return 0


def _read_side(name: str | None) -> Side | None:
    if name is None:
        return None
    sides = {side.value: side for side in Side}
    if name not in sides:
        raise Malformed("futurisiko-odds-side", side=name)
    return sides[name]


def _as_json(result: Odds) -> dict[str, object]:
    return {
        "win": result.win,
        "attackers_left": list(result.attack_left),
        "defenders_left": list(result.defend_left),
        "expected_attackers": result.expect_attackers(),
        "expected_defenders": result.expect_defenders(),
    }


def _draw(context: CommandContext, result: Odds) -> None:
    """How many units are left, with their chances as bars: the attacker's, then the defender's."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    for side, chances in (("attacker", result.attack_left), ("defender", result.defend_left)):
        for units in range(len(chances) - 1, -1, -1):
            chance = chances[units]
            if chance >= 0.0005 and (units or side == "defender"):
                name = say("futurisiko-odds-left", side=side, units=units)
                table.add_row(name, write_chance(chance), "█" * max(1, round(BAR * chance)))
    context.show(table)

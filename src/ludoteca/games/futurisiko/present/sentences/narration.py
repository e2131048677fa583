"""The story of a game, as a seat follows it: what came of each move, in short sentences.

A production, the moves of a turn and how a fight between others ended are told in one line each.
Whoever fights hears every roll: who throws how many dice and why, what they take, who is left.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from ludoteca.core.parts.narration import Narration
from ludoteca.core.text.mentions import mention
from ludoteca.core.text.messages import Fact, say
from ludoteca.games.futurisiko import moves
from ludoteca.games.futurisiko.ai.standing import find_feared
from ludoteca.games.futurisiko.box import Unit
from ludoteca.games.futurisiko.hidden.passages import BEFORE
from ludoteca.games.futurisiko.present.armies import name_of
from ludoteca.games.futurisiko.present.missiles import expect_barrage
from ludoteca.games.futurisiko.present.sentences.names import name_card, phrase_place
from ludoteca.games.futurisiko.present.sentences.phrases import (
    enumerate_words,
    name_defence,
    name_dice,
    name_pieces,
    write_chance,
)
from ludoteca.games.futurisiko.rules.layout import Phase
from ludoteca.games.futurisiko.view import FutuRisikoView

SILENCE = Narration()
# What is done with a number of pieces.
Counted = moves.Build | moves.Go | moves.Ferry
# The passages of a card while hands are served.
SERVED = ("discard", "deal")


def narrate(before: FutuRisikoView, after: FutuRisikoView, move: moves.FutuRisikoMove) -> Narration:
    """What came of a move, to the seat whose views these are."""
    match move:
        case moves.Show("turn", card):
            return _tell_turned(before, after, name_card(card) if card else "?")
        case moves.Mark("claim", place):
            return _line(
                "claim", "claim", army=_army(before), place=phrase_place(before.world, place)
            )
        case moves.Show() | moves.Say("keep"):
            return _tell_cards(before, after, move)
        case moves.Mark(_, place):
            return _tell_attack(before, place)
        case moves.Say("roll") | moves.Play("weapon") | moves.Torpedo():
            return _tell_roll(before, move)
        case moves.Hits() | moves.Remove():
            return _tell_explosions(before, after, move)
        case moves.Go() | moves.Ferry() | moves.Say("moved"):
            return _tell_march(before, move)
        case moves.PlayAt("truce" | "betray" as verb, colour, other):
            name, army = mention(other), _army(before)
            rounds = before.effects["truce_rounds"]
            parties = {"other": name, "army": army}
            return _line(verb, "treaty", card=name_of(colour), truce_rounds=rounds, **parties)
        case moves.Say("ready"):
            return SILENCE
    return _tell_production(before, after, move)


def _line(key: str, topic: str, /, **facts: Fact) -> Narration:
    """The words for a move alone, and those that add it to a line on the same topic."""
    words = say(f"futurisiko-told-{key}", **facts)
    return Narration(words, topic, say(f"futurisiko-told-{key}.more", **facts))


def _once_more(count: int, so_far: int, key: str, topic: str, /, **facts: Fact) -> Narration:
    """The same of so many pieces, where as many were sent there, or built there, just before."""
    told = _line(key, topic, count=count, **facts)
    if not so_far:
        return told
    total = _line(key, topic, count=count + so_far, **facts)
    return replace(told, more=total.more, total=total.words)


def _army(before: FutuRisikoView) -> str:
    return mention(before.to_move)


# The round and its cards.


def _tell_turned(before: FutuRisikoView, after: FutuRisikoView, name: str) -> Narration:
    """F12, F17: a card is turned, and its colour begins if it is in play."""
    order = enumerate_words([mention(seat) for seat in after.sequence])
    facts: dict[str, Fact] = {"name": name, "round": after.round, "order": order}
    key = "draft" if before.phase == Phase.DRAFT_ORDER else "turn"
    told = _line(key if after.sequence else "turn-again", "turn", **facts)
    return replace(told, opens=True)


def _tell_cards(
    before: FutuRisikoView, after: FutuRisikoView, move: moves.FutuRisikoMove
) -> Narration:
    """F18 to F21, F70: the cards that go and come; those of others are only counted."""
    seat = before.on_turn
    is_mine = seat == before.seat
    if isinstance(move, moves.Show) and move.verb == "discard":
        if not is_mine or move.card is None:
            return SILENCE
        return _line("discard", f"cards {seat}", name=name_card(move.card))
    if after.on_turn == seat and after.phase in (Phase.DISCARD, Phase.DEAL):
        return SILENCE
    served = [
        after.history[passage.at]
        for passage in takewhile(
            lambda passage: (
                passage.seat == seat and str(passage.way) in SERVED and passage.at != BEFORE
            ),
            reversed(after.passages),
        )
    ]
    dealt = [show.card for show in served if isinstance(show, moves.Show) and show.verb == "deal"]
    if is_mine and dealt:
        cards = enumerate_words([name_card(card) for card in reversed(dealt) if card])
        return replace(_line("draw", f"cards {seat}", cards=cards), about=seat)
    if is_mine or not served:
        return SILENCE
    counts = {"deal": len(dealt), "discard": len(served) - len(dealt)}
    return replace(_line("cards", "cards", army=mention(seat), **counts), about=seat)


def _last_move(view: FutuRisikoView, skipped: int = 0) -> moves.FutuRisikoMove | None:
    """What happened last, or before so many; None in a game that was just set up."""
    return view.history[-1 - skipped] if len(view.history) > skipped else None


def _repeated(view: FutuRisikoView, move: Counted) -> list[int]:
    """How many pieces went the same way, or were built in the same place, move by move before."""
    counts: list[int] = []
    for each in reversed(view.history):
        if not isinstance(each, Counted) or replace(each, count=move.count) != move:
            break
        counts.append(each.count)
    return counts


# Production.


def _tell_production(
    before: FutuRisikoView, after: FutuRisikoView, move: moves.FutuRisikoMove
) -> Narration:
    """F24 to F31, F61 to F64."""
    seat = before.on_turn
    topic = f"production {seat}"
    match move:
        case moves.Build(unit, count, place):
            same = _repeated(before, move)
            goes_on = isinstance(_last_move(before, len(same)), moves.Build)
            where = phrase_place(before.world, place, "in")
            after_build = "yes" if goes_on else "no"
            facts = {"unit": str(unit), "place": where, "after": after_build}
            return _once_more(count, sum(same), "build", topic, **facts)
        case moves.Play("shield", colour):
            left = after.pending[seat]
            return _line("shield", topic, army=str(colour), left=left)
        case moves.Play(_, colour):
            boost = int(after.raw.points - before.raw.points)
            return _line("boost", topic, army=str(colour), boost=boost)
        case moves.PlayAt(_, colour, other):
            target = mention(other)
            return _line("launch", topic, army=str(colour), other=target, **before.effects)
        case moves.Say("accept"):
            barrage = expect_barrage(before, mention)
            key = "struck" if before.effects["missile_units"] else "accept"
            return _line(key, topic, **barrage._asdict())
    points = before.points or 0
    return _line("built", topic, points=points) if points else SILENCE


# Movement.


def _tell_march(before: FutuRisikoView, move: moves.FutuRisikoMove) -> Narration:
    """F33 to F43: who goes where, and against whom."""
    seat = before.on_turn
    topic = f"march {seat}"
    match move:
        case moves.Go(unit, count, origin, target):
            sea = ""
        case moves.Ferry(count, origin, target, over):
            unit, sea = Unit.TANK, phrase_place(before.world, over)
        case _ if told := _tell_fear(before, topic):
            return told
        case _:
            has_moved = isinstance(_last_move(before), moves.Go | moves.Ferry)
            return SILENCE if has_moved else _line("stay", topic)
    owner = before.owners().get(target, seat)
    return _once_more(
        count,
        sum(_repeated(before, move)),
        "move",
        topic,
        unit=str(unit),
        origin=phrase_place(before.world, origin, "from"),
        target=phrase_place(before.world, target, "to"),
        sea=sea or "no",
        against="no" if owner == seat else mention(owner),
    )


def _tell_fear(before: FutuRisikoView, topic: str) -> Narration | None:
    """F56: why somebody is invaded who is about to win."""
    feared = int(find_feared(before.raw, before.on_turn))
    owners = before.owners()
    if feared not in {owners[place] for place in before.invasions()}:
        return None
    count, goal = before.scores()[feared], before.options.goal
    return _line("fear", topic, other=mention(feared), count=count, goal=goal)


# Fights.


def _is_mine(before: FutuRisikoView, place: str) -> bool:
    """Whether this seat takes part in a fight."""
    return before.seat in (before.on_turn, before.owners()[place])


def _tell_attack(before: FutuRisikoView, place: str) -> Narration:
    """F45, F46, F78: who meets whom, and how it will likely end; why is told before."""
    if not _is_mine(before, place):
        return SILENCE
    battle = before.battle(place)
    fight = battle.fight
    facts: dict[str, Fact] = {
        "place": phrase_place(before.world, place),
        "attack": name_pieces(fight.attack_tanks, fight.attack_planes, fight.subs),
        "defence": name_defence(fight.defend_tanks, fight.defend_planes),
        "win": write_chance(battle.odds.win),
        "first": mention(battle.first),
    }
    return Narration(say("futurisiko-told-fight", **facts))


def _tell_roll(before: FutuRisikoView, move: moves.FutuRisikoMove) -> Narration:
    """F47, F49, F65, F66: the dice are thrown, with a card or without."""
    roll = before.roll(armed=isinstance(move, moves.Play))
    facts: dict[str, Fact] = {"roller": mention(roll.seat), "verb": "roll", "sea": ""}
    match move:
        case moves.Play(verb, colour):
            facts |= {"verb": verb, "army": str(colour)}
        case moves.Torpedo(colour, sea):
            where = phrase_place(before.world, sea, "in")
            facts |= {"verb": "torpedo", "army": str(colour), "sea": where}
        case _:
            facts["army"] = ""
    if _is_mine(before, str(before.field)):
        return Narration(say("futurisiko-told-roll", **facts, **name_dice(roll)), _rolling(before))
    if isinstance(move, moves.Say):
        return SILENCE
    return _line("card", f"fight {before.field}", **facts)


def _rolling(before: FutuRisikoView) -> str:
    """The topic of a roll; rolls alternate, so the next one is another's."""
    return f"roll {before.roller}"


def _tell_explosions(
    before: FutuRisikoView, after: FutuRisikoView, move: moves.FutuRisikoMove
) -> Narration:
    """F50 to F54: how many dice explode, what they take, who is left, and who has won."""
    place = str(before.field)
    is_mine = _is_mine(before, place)
    hits = move.count if isinstance(move, moves.Hits) else int(before.raw.hits)
    facts: dict[str, Fact] = {
        "hits": hits,
        "opponent": mention(before.opponent or 0),
    }
    if not is_mine:
        return SILENCE if after.field == place else _tell_end(before, after, place)
    if after.phase == Phase.REMOVE:
        return _line("explosions", _rolling(before), **facts)
    facts["taken"] = _name_losses(before, after, place) or "none"
    facts |= _name_end(before, after, place)
    key = "removal" if isinstance(move, moves.Remove) else "hits"
    return replace(_line(key, _rolling(before), **facts), about=before.roller)


def _count(position: FutuRisikoView, place: str, *, attacks: bool) -> tuple[int, int]:
    """The tanks and planes of one side in a territory."""
    s, number = position.raw, position.world.territory_index[place]
    fields = (s.invading_tanks, s.invading_planes) if attacks else (s.tanks, s.planes)
    return int(fields[0][number]), int(fields[1][number])


def _name_losses(before: FutuRisikoView, after: FutuRisikoView, place: str) -> str:
    """F50, F51: what the explosions have taken."""
    attacks = before.opponent == before.on_turn
    had = _count(before, place, attacks=attacks)
    if after.owners()[place] != before.owners()[place]:
        return name_defence(*had)
    left = _count(after, place, attacks=attacks)
    return name_pieces(had[0] - left[0], had[1] - left[1])


def _tell_end(before: FutuRisikoView, after: FutuRisikoView, place: str) -> Narration:
    """F53, F54: how a fight between others ended, in one sentence."""
    facts = _name_end(before, after, place)
    facts["toll"] = _name_toll(after, _count(after, place, attacks=False))
    key = "taken" if facts["end"] == "conquered" else "repelled"
    return replace(_line(key, f"fight {place}", **facts), about=before.on_turn)


def _name_toll(after: FutuRisikoView, left: tuple[int, int]) -> str:
    """What attacked and what is left of it: 6 → 4 tanks."""
    force = after.battle_log.last_fight()[0].attack
    had = (force.tanks, force.planes)
    alike = not had[1] or not had[0]
    before = str(force.tanks + force.planes) if alike else name_pieces(*had)
    return f"{before} → {name_pieces(*left)}"


def _name_end(before: FutuRisikoView, after: FutuRisikoView, place: str) -> dict[str, Fact]:
    """F53, F54: who is left in a fight that goes on, or who has won it and with what."""
    attacker, defender = before.on_turn, before.owners()[place]
    facts: dict[str, Fact] = {
        "place": phrase_place(before.world, place),
        "attacker": mention(attacker),
        "defender": mention(defender),
        "out": "no" if after.is_alive(defender) else "yes",
    }
    holder = after.owners()[place]
    here = _count(after, place, attacks=False)
    if holder == attacker:
        return {**facts, "end": "conquered", "left": name_pieces(*here)}
    if after.field != place:
        return {**facts, "end": "held", "left": name_defence(*here)}
    if before.opponent == attacker:
        return {**facts, "end": "no", "left": name_pieces(*_count(after, place, attacks=True))}
    return {**facts, "end": "no", "left": name_defence(*here)}

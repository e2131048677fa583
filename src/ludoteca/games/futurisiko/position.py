"""The readable face of a game: owners, armies, hands, truces, as players name them."""

from functools import cached_property, lru_cache
from typing import Self

import numpy as np

from ludoteca.core.game import Game
from ludoteca.core.outcome import Outcome, rank
from ludoteca.core.records.history import History
from ludoteca.core.stored import StoredPosition
from ludoteca.core.text.messages import Message
from ludoteca.core.turn import OVER
from ludoteca.games.futurisiko import moves
from ludoteca.games.futurisiko.assets.library import MAPS
from ludoteca.games.futurisiko.battle_log import BattleLog
from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS, FLAG_DICE, Army, Card, Unit
from ludoteca.games.futurisiko.cards import EFFECT_NAMES
from ludoteca.games.futurisiko.hidden import Passage
from ludoteca.games.futurisiko.map import World
from ludoteca.games.futurisiko.map.names import PlaceName
from ludoteca.games.futurisiko.odds import Fight, Force, Side
from ludoteca.games.futurisiko.odds.battle import Battle, Roll
from ludoteca.games.futurisiko.options import FutuRisikoOptions
from ludoteca.games.futurisiko.rules import combat, course, realm
from ludoteca.games.futurisiko.rules.layout import HIDDEN, NOWHERE, Phase

FutuRisikoGame = Game[FutuRisikoOptions, moves.FutuRisikoMove]

# Every physical card by its number.
CARDS = [moves.PhysicalCard(Card(n // COLOURS), Army(n % COLOURS)) for n in range(CARD_TYPES)]
# F63, F67: what is said where nobody plays a card before a production or a movement.
PASSES = {Phase.SHIELD: "accept", Phase.DIPLOMACY: "ready"}
# F16: what the phases are called in records.
PHASE_NAMES = {
    Phase.DRAFT_ORDER: "draft",
    Phase.CLAIM: "draft",
    Phase.SEQUENCE: "sequence",
    Phase.DISCARD: "cards",
    Phase.DEAL: "cards",
    Phase.SHIELD: "production",
    Phase.PRODUCE: "production",
    Phase.OVER: "over",
}


@lru_cache(maxsize=1 << 16)
def _move_of(world: str, action: int) -> moves.FutuRisikoMove:
    return moves.decode_move(action, MAPS.find(world))


class FutuRisikoPosition(StoredPosition[FutuRisikoOptions, moves.FutuRisikoMove]):
    """What states and views have in common; in a view, the cards of others are hidden."""

    # All that was done, as far as it was seen, and what is told of it afterwards.
    actions: History[int]
    battle_log: BattleLog
    # F71: every card that went from one place to another, as far as it was seen.
    passages: History[Passage]

    @cached_property
    def world(self) -> World:
        """F10: the map this game is played on."""
        return MAPS.find(self.options.map)

    # Asked of `raw`, which is made for kernels, a field takes several times as long.

    def _number(self, field: str) -> int:
        """What stands in a field of the record."""
        return int(self.storage[field][0])

    def _row(self, field: str) -> list[int]:
        """The numbers in a field of the record."""
        found: list[int] = self.storage[field][0].tolist()
        return found

    def _table(self, field: str) -> list[list[int]]:
        """The same for a field with rows."""
        found: list[list[int]] = self.storage[field][0].tolist()
        return found

    # The turn.

    @property
    def rules(self) -> str:
        """By which version of the rules it is played."""
        return str(self._number("rules"))

    @property
    def phase(self) -> Phase:
        """What is asked for next."""
        return Phase(self._number("phase"))

    @property
    def phase_name(self) -> str:
        """F16: the part of the round, as records call it."""
        return PHASE_NAMES.get(self.phase, "operations")

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""
        return int(course.to_move(self.raw))

    def once_passed(self) -> Self:
        """F63, F67: the position once no card is played before a production or a movement."""
        if self.phase not in PASSES:
            return self
        after = self._copy()
        course.apply(after.raw, self.action_of(moves.Say(PASSES[self.phase])))
        return after

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is, also while chance or its opponent in a fight acts."""
        return self._number("seat")

    @property
    def round(self) -> int:
        """The number of the round; 0 in the draft."""
        return self._number("rounds")

    @property
    def sequence(self) -> list[int]:
        """F17: the order of the seats in the draft or in this round; empty before it is known."""
        return self._row("sequence")[: self._number("in_sequence")]

    def _legal(self) -> list[int]:
        actions = np.empty(course.MOST_LEGAL, np.int64)
        count = course.legal(self.raw, actions)
        return sorted(actions[:count].tolist())

    def move_of(self, action: int) -> moves.FutuRisikoMove:
        """The move with this number, on this map."""
        return _move_of(self.options.map, action)

    def action_of(self, move: moves.FutuRisikoMove) -> int:
        """The number of a move; ValueError for one that no game on this map could contain."""
        return moves.encode_move(move, self.world)

    def name_of(self, place: str) -> PlaceName:
        """F10: the name of a territory or a sea, to be said in somebody's language."""
        return PlaceName(self.world, place)

    # The board.

    def owners(self) -> dict[str, int]:
        """By territory, the seat whose flag stands there."""
        owner = zip(self.world.territories, self._row("owner"), strict=True)
        return {place.id: seat for place, seat in owner if seat >= 0}

    def units(self) -> list[tuple[str, int, int, int]]:
        """Territory, seat, tanks, planes; an invaded territory has two rows."""
        rows, on_turn = [], self.on_turn
        fields = ("owner", "tanks", "planes", "invading_tanks", "invading_planes")
        columns = zip(*map(self._row, fields), strict=True)
        for place, (owner, tanks, planes, more_tanks, more_planes) in zip(
            self.world.territories, columns, strict=True
        ):
            if tanks or planes:
                rows.append((place.id, owner, tanks, planes))
            if more_tanks or more_planes:
                rows.append((place.id, on_turn, more_tanks, more_planes))
        return rows

    def subs(self) -> list[tuple[str, int, int]]:
        """Sea, seat, number of submarines."""
        return [
            (sea.id, seat, count)
            for sea, fleet in zip(self.world.seas, self._table("subs"), strict=True)
            for seat, count in enumerate(fleet)
            if count
        ]

    def invasions(self) -> list[str]:
        """F41: the territories that the seat on turn has invaded."""
        tanks, planes = self._row("invading_tanks"), self._row("invading_planes")
        columns = zip(self.world.territories, tanks, planes, strict=True)
        return [place.id for place, *units in columns if any(units)]

    def supplies(self) -> list[dict[Unit, int]]:
        """F27: by seat, the pieces that it can still build."""
        left = np.zeros((self.options.seats, len(Unit)), np.int64)
        realm.supplies(self.raw, left)
        return [dict(zip(Unit, row, strict=True)) for row in left.tolist()]

    def supply(self, seat: int) -> dict[Unit, int]:
        """F27: the pieces that a seat can still build."""
        return self.supplies()[seat]

    def is_alive(self, seat: int) -> bool:
        """F57: whether a seat is still in play; before the draft is done everyone is."""
        return self.round == 0 or self.scores()[seat] > 0

    # Cards, production, treaties.

    def hands(self) -> list[list[moves.PhysicalCard] | None]:
        """By seat, the cards it holds in the order of the list (F4); None where they are hidden."""
        return [
            None
            if counts[HIDDEN]
            else [card for card, count in zip(CARDS, counts, strict=False) for _ in range(count)]
            for counts in self._table("hand")[: self.options.seats]
        ]

    def hand_sizes(self) -> list[int]:
        """F70: by seat, how many cards it holds."""
        return [sum(counts) for counts in self._table("hand")[: self.options.seats]]

    def holds(self, seat: int, card: moves.PhysicalCard) -> int:
        """How many of this card a seat holds, as far as it is known."""
        return int(self.raw.hand[seat, card.card * COLOURS + card.colour])

    @property
    def points(self) -> int | None:
        """F24: the production points left; None outside a production."""
        return self._number("points") if self.phase in (Phase.SHIELD, Phase.PRODUCE) else None

    @property
    def pending(self) -> list[int]:
        """F62: by seat, the missiles that wait for its next production."""
        return self._row("pending")[: self.options.seats]

    @property
    def effects(self) -> dict[str, int]:
        """F60: what the cards of this game do, by its sheet; a limit of 0 is none."""
        return {name: self._number(name) for name in EFFECT_NAMES}

    def truces(self) -> list[tuple[int, int]]:
        """F67: the pairs of seats that may not invade each other, the lower seat first."""
        truce = self._table("truce")
        seats = range(self.options.seats)
        return [(one, other) for one in seats for other in seats[one + 1 :] if truce[one][other]]

    # The fight.

    @property
    def field(self) -> str | None:
        """F45: the territory that is fought for, if one is."""
        number = self._number("field")
        return None if number == NOWHERE else self.world.territories[number].id

    @property
    def dice(self) -> int | None:
        """F47: the dice of the coming roll; None when none is coming."""
        return self._number("dice") if self.phase in (Phase.ROLL, Phase.HITS) else None

    @property
    def roller(self) -> int | None:
        """F46, F50: who rolls, or has rolled and chooses what is removed; None out of fights."""
        return None if self.field is None else int(combat.roller(self.raw))

    @property
    def opponent(self) -> int | None:
        """F50: whom the roll is against; None out of fights."""
        return None if self.field is None else int(combat.opponent(self.raw))

    @property
    def hits(self) -> int | None:
        """F50: the explosions that are to take pieces; None unless somebody chooses which."""
        return self._number("hits") if self.phase == Phase.REMOVE else None

    def roll(self, *, armed: bool = False) -> Roll:
        """F47: the roll of the fight that goes on; armed, with an Arma Segreta (F66)."""
        s, seat = self.raw, self.roller
        assert seat is not None, "only in a fight dice are rolled"
        battle = self.battle(str(self.field))
        attacks = seat == battle.attacker
        side = battle.fight.attackers if attacks else battle.fight.defenders
        plain = int(combat.plain_dice(s))
        dice = int(combat.armed_dice(s)) if armed else int(s.dice)
        return Roll(
            seat,
            side.tanks,
            side.planes,
            flag=0 if attacks else FLAG_DICE,
            subs=side.subs,
            weapon=dice - int(combat.cap_dice(s, plain)),
            dice=dice,
        )

    def battle(self, place: str, tanks: int = 0, planes: int = 0) -> Battle:
        """F45 to F47: the fight for a territory if the seat on turn invades it, with so many more.

        Where it goes on, its first roll is the next one.
        """
        attack, defence = self.forces(place)
        first, hits = None, 0
        if place == self.field:
            # F50: once explosions are counted, the other side rolls next.
            hits = self.hits or 0
            rolls = bool(self._number("attacker_rolls"))
            first = Side.ATTACKER if rolls != bool(hits) else Side.DEFENDER
        fight = Fight(
            attack.tanks + tanks,
            attack.planes + planes,
            attack.subs,
            defence.tanks,
            defence.planes,
            first=first,
            cap=self.options.dice_cap,
        )
        defender = self._row("owner")[self.world.territory_index[place]]
        return Battle(place, self.on_turn, defender, fight, hits)

    def forces(self, place: str) -> tuple[Force, Force]:
        """F41, F47: what invades a territory, submarines beside it included; what defends it."""
        number, fleets = self.world.territory_index[place], self._table("subs")
        seas = map(self.world.sea_index.__getitem__, self.world.territory(place).seas)
        subs = sum(fleets[sea][self.on_turn] for sea in seas)
        fields = ("invading_tanks", "invading_planes", "tanks", "planes")
        tanks, planes, *defence = (self._row(field)[number] for field in fields)
        return Force(tanks, planes, subs), Force(*defence)

    # Scores and the end.

    def scores(self) -> list[int]:
        """Territories by seat."""
        owner = self._row("owner")
        return [owner.count(seat) for seat in range(self.options.seats)]

    def is_out(self, seat: int) -> bool:
        """F57: who has no territory any more; before all are taken, nobody is out."""
        return self.phase_name != "draft" and not self.scores()[seat]

    def values(self) -> list[int]:
        """F59: by seat, its pieces on the board by their cost."""
        values = np.zeros(self.options.seats, np.int64)
        realm.values(self.raw, values)
        found: list[int] = values.tolist()
        return found

    def outcome(self) -> Outcome | None:
        """F56, F59: how the game ended; None while it goes on."""
        if self.to_move != OVER:
            return None
        scores = self.scores()
        standing = list(zip(scores, self.values(), strict=True))
        ranking = rank(standing)
        most = max(scores)
        army = str(Army(scores.index(most)))
        if most >= self.options.goal:
            return Outcome(
                ranking, Message("futurisiko-goal-reached", {"army": army, "count": most}), "F56"
            )
        return Outcome(ranking, self._tell_last_round(standing), "F59")

    def _tell_last_round(self, standing: list[tuple[int, int]]) -> Message:
        """F59: by what the first place was decided, and how narrowly."""
        ranked = sorted(standing, reverse=True)
        most, worth = ranked[0]
        winners = ranked.count(ranked[0])
        # Who comes next, unless all are even.
        next_most, next_worth = ranked[winners % len(ranked)]
        by = "territories" if most > next_most else "pieces" if worth > next_worth else "nothing"
        if winners > 1:
            by = "shared" if by == "pieces" else "nothing"
        facts: dict[str, str | int] = {
            "rounds": self.round,
            "decided": by,
            "most": most,
            "next": next_most,
            "worth": worth,
            "next_worth": next_worth,
            "winners": winners,
        }
        return Message("futurisiko-last-round", facts)

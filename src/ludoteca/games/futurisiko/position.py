"""The readable face of a game: owners, armies, hands, truces, as players name them."""

from collections import Counter
from dataclasses import replace
from functools import cached_property, lru_cache

import numpy as np

from ludoteca.core.game import OVER, Game, Position
from ludoteca.core.messages import say
from ludoteca.core.outcome import Outcome
from ludoteca.core.spelling import as_word
from ludoteca.games.futurisiko.annals import Annals
from ludoteca.games.futurisiko.atlas import World
from ludoteca.games.futurisiko.battle import Battle, Roll
from ludoteca.games.futurisiko.layout import HIDDEN, NOWHERE, Phase
from ludoteca.games.futurisiko.moves import (
    FutuRisikoMove,
    PhysicalCard,
    decode_move,
    encode_move,
)
from ludoteca.games.futurisiko.odds import Force, Side, meet
from ludoteca.games.futurisiko.options import FutuRisikoOptions
from ludoteca.games.futurisiko.pieces import CARD_TYPES, COLOURS, FLAG_DICE, Army, Card, Unit
from ludoteca.games.futurisiko.rules import combat, course, deck, realm
from ludoteca.games.futurisiko.shelf import MAPS

FutuRisikoGame = Game[FutuRisikoOptions, FutuRisikoMove]

# Every physical card by its number.
CARDS = [PhysicalCard(Card(n // COLOURS), Army(n % COLOURS)) for n in range(CARD_TYPES)]
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
def _move_of(world: str, action: int) -> FutuRisikoMove:
    return decode_move(action, MAPS.find(world))


class FutuRisikoPosition(Position[FutuRisikoOptions, FutuRisikoMove]):
    """What states and views have in common; in a view, the cards of others are hidden."""

    # All that was done, as far as it was seen, and what is told of it afterwards.
    actions: list[int]
    annals: Annals

    @cached_property
    def world(self) -> World:
        """F10: the map this game is played on."""
        return MAPS.find(self.options.map)

    # The turn.

    @property
    def phase(self) -> Phase:
        """What is asked for next."""
        return Phase(self.raw.phase)

    @property
    def phase_name(self) -> str:
        """F16: the part of the round, as records call it."""
        return PHASE_NAMES.get(self.phase, "operations")

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""
        return int(course.to_move(self.raw))

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is, also while chance or its opponent in a fight acts."""
        return int(self.raw.seat)

    @property
    def round(self) -> int:
        """The number of the round; 0 in the draft."""
        return int(self.raw.rounds)

    @property
    def sequence(self) -> list[int]:
        """F17: the order of the seats in the draft or in this round; empty before it is known."""
        found: list[int] = self.raw.sequence[: self.raw.in_sequence].tolist()
        return found

    def _legal(self) -> list[int]:
        actions = np.empty(course.MOST_LEGAL, np.int64)
        count = course.legal(self.raw, actions)
        return sorted(actions[:count].tolist())

    def move_of(self, action: int) -> FutuRisikoMove:
        """The move with this number, on this map."""
        return _move_of(self.options.map, action)

    def action_of(self, move: FutuRisikoMove) -> int:
        """The number of a move; ValueError for one that no game on this map could contain."""
        return encode_move(move, self.world)

    def seat_name(self, seat: int) -> str:
        """F1: the colour of a seat's army, as its name at the table."""
        return say("futurisiko-army", army=str(Army(seat)))

    def name_of(self, place: str) -> str:
        """The name of a territory or a sea, in the player's language."""
        world = self.world
        found = world.territory(place) if place in world.territory_index else world.sea(place)
        return found.name(say("futurisiko-language"))

    def names(self) -> dict[str, str]:
        """F10: by id of a place, the word for it in the player's language.

        Where two places of a map would have the same word, they keep their ids.
        """
        places = [*self.world.territories, *self.world.seas]
        language = say("futurisiko-language")
        words = {place.id: as_word(place.name(language)) for place in places}
        taken = Counter([*words, *(word for id_, word in words.items() if word != id_)])
        return {id_: word if taken[word] == 1 else id_ for id_, word in words.items()}

    @staticmethod
    def card_name(card: PhysicalCard) -> str:
        """The name of a card with its colour, in the player's language."""
        return say("futurisiko-card", card=str(card.card), army=str(card.colour))

    # The board.

    def owners(self) -> dict[str, int]:
        """By territory, the seat whose flag stands there."""
        owner = self.raw.owner.tolist()
        return {
            place.id: seat
            for place, seat in zip(self.world.territories, owner, strict=True)
            if seat >= 0
        }

    def units(self) -> list[tuple[str, int, int, int]]:
        """Territory, seat, tanks, planes; an invaded territory has two rows."""
        s = self.raw
        rows = []
        fields = (s.owner, s.tanks, s.planes, s.invading_tanks, s.invading_planes)
        columns = zip(*(field.tolist() for field in fields), strict=True)
        for place, (owner, tanks, planes, more_tanks, more_planes) in zip(
            self.world.territories, columns, strict=True
        ):
            if tanks or planes:
                rows.append((place.id, owner, tanks, planes))
            if more_tanks or more_planes:
                rows.append((place.id, self.on_turn, more_tanks, more_planes))
        return rows

    def subs(self) -> list[tuple[str, int, int]]:
        """Sea, seat, number of submarines."""
        return [
            (sea.id, seat, count)
            for sea, fleet in zip(self.world.seas, self.raw.subs.tolist(), strict=True)
            for seat, count in enumerate(fleet)
            if count
        ]

    def invasions(self) -> list[str]:
        """F41: the territories that the seat on turn has invaded."""
        return [
            place.id
            for number, place in enumerate(self.world.territories)
            if combat.is_invaded(self.raw, number)
        ]

    def supply(self, seat: int) -> dict[Unit, int]:
        """F27: the pieces that a seat can still build."""
        return {unit: int(realm.supply_of(self.raw, seat, int(unit))) for unit in Unit}

    def is_alive(self, seat: int) -> bool:
        """F57: whether a seat is still in play."""
        return bool(realm.is_alive(self.raw, seat))

    # Cards, production, treaties.

    def hands(self) -> list[list[PhysicalCard] | None]:
        """By seat, the cards it holds in the order of the list (F4); None where they are hidden."""
        return [
            None
            if counts[HIDDEN]
            else [card for card, count in zip(CARDS, counts, strict=False) for _ in range(count)]
            for counts in self.raw.hand[: self.options.seats].tolist()
        ]

    def hand_sizes(self) -> list[int]:
        """F70: by seat, how many cards it holds."""
        return [int(deck.cards_in_hand(self.raw, seat)) for seat in range(self.options.seats)]

    def holds(self, seat: int, card: PhysicalCard) -> int:
        """How many of this card a seat holds, as far as it is known."""
        return int(self.raw.hand[seat, card.card * COLOURS + card.colour])

    @property
    def points(self) -> int | None:
        """F24: the production points left; None outside a production."""
        return int(self.raw.points) if self.phase in (Phase.SHIELD, Phase.PRODUCE) else None

    @property
    def pending(self) -> list[int]:
        """F62: by seat, the missiles that wait for its next production."""
        found: list[int] = self.raw.pending[: self.options.seats].tolist()
        return found

    def truces(self) -> list[tuple[int, int]]:
        """F67: the pairs of seats that may not invade each other, the lower seat first."""
        truce = self.raw.truce.tolist()
        seats = range(self.options.seats)
        return [(one, other) for one in seats for other in seats[one + 1 :] if truce[one][other]]

    # The fight.

    @property
    def field(self) -> str | None:
        """F45: the territory that is fought for, if one is."""
        number = int(self.raw.field)
        return None if number == NOWHERE else self.world.territories[number].id

    @property
    def dice(self) -> int | None:
        """F47: the dice of the coming roll; None when none is coming."""
        return int(self.raw.dice) if self.phase in (Phase.ROLL, Phase.HITS) else None

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
        return int(self.raw.hits) if self.phase == Phase.REMOVE else None

    def roll(self, *, armed: bool = False) -> Roll:
        """F47: the roll of the fight that goes on; armed, with an Arma Segreta (F66)."""
        s, seat = self.raw, self.roller
        assert seat is not None, "only in a fight dice are rolled"
        battle = self.battle(str(self.field))
        attacks = seat == battle.attacker
        side = battle.fight.attackers if attacks else battle.fight.defenders
        plain = int(combat.plain_dice(s))
        dice = int(combat.cap_dice(s, plain + int(s.weapon))) if armed else int(s.dice)
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
        s, number = self.raw, self.world.territory_index[place]
        seas = self.world.territory(place).seas
        subs = sum(int(s.subs[self.world.sea_index[sea], s.seat]) for sea in seas)
        invading = int(s.invading_tanks[number]) + tanks, int(s.invading_planes[number]) + planes
        attack, defence = Force(*invading, subs), Force(int(s.tanks[number]), int(s.planes[number]))
        first, hits = None, 0
        if place == self.field:
            # F50: once explosions are counted, the other side rolls next.
            hits = self.hits or 0
            first = Side.ATTACKER if bool(s.attacker_rolls) != bool(hits) else Side.DEFENDER
        fight = replace(meet(attack, defence), first=first, cap=self.options.dice_cap)
        return Battle(place, self.on_turn, int(s.owner[number]), fight, hits)

    # Scores and the end.

    def scores(self) -> list[int]:
        """Territories by seat."""
        owner = self.raw.owner.tolist()
        return [owner.count(seat) for seat in range(self.options.seats)]

    def values(self) -> list[int]:
        """F59: by seat, its pieces on the board by their cost."""
        return [int(realm.value_of(self.raw, seat)) for seat in range(self.options.seats)]

    def outcome(self) -> Outcome | None:
        """F56, F59: how the game ended; None while it goes on."""
        if self.to_move != OVER:
            return None
        scores = self.scores()
        standing = list(zip(scores, self.values(), strict=True))
        ranking = tuple(
            tuple(seat for seat, result in enumerate(standing) if result == place)
            for place in sorted(set(standing), reverse=True)
        )
        most = max(scores)
        army = str(Army(scores.index(most)))
        if most >= self.options.goal:
            return Outcome(ranking, say("futurisiko-goal-reached", army=army, count=most), "F56")
        limit = say("futurisiko-last-round", rounds=self.round)
        return Outcome(ranking, limit, "F59")

"""Why a move is not legal, or why one cannot be taken back: the rule it breaks, in words."""

from ludoteca.core.errors import IllegalMove, NotYourTurn, Refusal
from ludoteca.core.text.messages import Fact, Listing, Message
from ludoteca.games.futurisiko import moves
from ludoteca.games.futurisiko.box import COST, Army, Card, Unit
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.rules import combat, movement, realm
from ludoteca.games.futurisiko.rules import round as rounds
from ludoteca.games.futurisiko.rules.course import KIND, Kind
from ludoteca.games.futurisiko.rules.layout import NOBODY, Phase

# What is asked for in each phase, and the rule that asks for it.
ASKED = {
    Phase.DRAFT_ORDER: ("F12", (Kind.TURN,)),
    Phase.CLAIM: ("F13", (Kind.CLAIM,)),
    Phase.SEQUENCE: ("F17", (Kind.TURN,)),
    Phase.DISCARD: ("F19", (Kind.DISCARD, Kind.KEEP)),
    Phase.DEAL: ("F21", (Kind.DEAL,)),
    Phase.SHIELD: ("F64", (Kind.SHIELD, Kind.ACCEPT)),
    Phase.PRODUCE: ("F64", (Kind.BOOST, Kind.LAUNCH, Kind.BUILD, Kind.BUILT)),
    Phase.DIPLOMACY: ("F67", (Kind.TRUCE, Kind.BETRAY, Kind.READY)),
    Phase.MOVE: ("F32", (Kind.MOVE, Kind.FERRY, Kind.MOVED)),
    Phase.CHOOSE_FIGHT: ("F45", (Kind.FIGHT,)),
    Phase.ROLL: ("F46", (Kind.ROLL, Kind.WEAPON, Kind.TORPEDO)),
    Phase.HITS: ("F50", (Kind.HITS,)),
    Phase.REMOVE: ("F50", (Kind.REMOVE,)),
}
# F42: nothing moves once fighting has begun.
FIGHTING = (Phase.CHOOSE_FIGHT, Phase.ROLL, Phase.REMOVE)
CHANCE_KINDS = (Kind.TURN, Kind.DEAL, Kind.HITS)
CHANCE_PHASES = (Phase.DRAFT_ORDER, Phase.SEQUENCE, Phase.DEAL, Phase.HITS)
# F60: what each verb plays, and the rule of that card.
CARD_OF = {
    "shield": (Card.SCUDO_SPAZIALE, "F63"),
    "boost": (Card.SUPER_PRODUZIONE, "F61"),
    "launch": (Card.MISSILI_BALISTICI, "F62"),
    "truce": (Card.TREGUA, "F67"),
    "betray": (Card.TRADIMENTO, "F68"),
    "weapon": (Card.ARMA_SEGRETA, "F66"),
    "torpedo": (Card.SILURO_KILLER, "F65"),
}
# A refusal names no more legal moves than a person would read.
MOST_TEXTS = 50


def name_card(card: moves.PhysicalCard) -> Message:
    """F60: the name of a card with its colour."""
    return Message("futurisiko-card", {"card": str(card.card), "army": str(card.colour)})


def refuse(position: FutuRisikoPosition, move: moves.FutuRisikoMove) -> Refusal | None:
    """Why a move is not legal here; None when it is."""
    outcome = position.outcome()
    if outcome is not None:
        return NotYourTurn("futurisiko-over", outcome.rule)
    step = _refuse_step(position, move)
    ahead = position.once_passed()
    if step and not _refuse_step(ahead, move):
        # What would not be legal afterwards either is refused for that.
        return _Case(ahead, move).refuse() or step
    return step or _Case(position, move).refuse()


def _kind_of(move: moves.FutuRisikoMove) -> Kind:
    return Kind[str(move).split()[0].upper()]


def _texts(position: FutuRisikoPosition, move: moves.FutuRisikoMove) -> list[str]:
    """What would be legal: of the kind that was tried, if there is any."""
    legal = position.legal()
    alike = [action for action in legal if action >> KIND == _kind_of(move)]
    return [str(position.move_of(action)) for action in (alike or legal)[:MOST_TEXTS]]


def _refuse_step(position: FutuRisikoPosition, move: moves.FutuRisikoMove) -> Refusal | None:
    """F16: whether a move of this kind is asked for now."""
    rule, kinds = ASKED[position.phase]
    kind = _kind_of(move)
    if kind in kinds:
        return None
    facts: dict[str, Fact] = {
        "phase": position.phase.name.lower(),
        "army": str(Army(position.to_move if position.to_move >= 0 else position.on_turn)),
    }
    texts = _texts(position, move)
    if (kind in CHANCE_KINDS) != (position.phase in CHANCE_PHASES):
        return NotYourTurn("futurisiko-other-step", rule, texts, **facts)
    if kind in (Kind.MOVE, Kind.FERRY, Kind.MOVED) and position.phase in FIGHTING:
        rule = "F42"
    return IllegalMove("futurisiko-other-step", rule, texts, **facts)


class _Case:
    """A move of the right kind, before the rules."""

    def __init__(self, position: FutuRisikoPosition, move: moves.FutuRisikoMove) -> None:
        self.position = position
        self.move = move
        self.seat = position.to_move
        self.s = position.raw
        self.land = position.world.territory_index
        self.seas = position.world.sea_index

    def refuse(self) -> Refusal | None:
        """F12 to F69: what the rules have against it."""
        match self.move:
            case moves.Show("discard", moves.PhysicalCard() as card):
                return self._refuse_discard(card)
            case moves.Show(_, moves.PhysicalCard() as card):
                return self._refuse_top_card(card)
            case moves.Hits(count):
                return self._refuse_hits(count)
            case moves.Say("keep"):
                return self._refuse_keep()
            case moves.Mark("claim", place):
                return self._refuse_claim(place)
            case moves.Mark(_, place):
                return self._refuse_fight(place)
            case moves.Play(verb, colour):
                return self._refuse_card(verb, colour)
            case moves.PlayAt(verb, colour, other):
                return self._refuse_card(verb, colour) or self._refuse_target(verb, other)
            case moves.Torpedo(colour, sea):
                return self._refuse_card("torpedo", colour) or self._refuse_torpedo(sea)
            case moves.Build(unit, count, place):
                return self._refuse_build(unit, count, place)
            case moves.Go(unit, count, origin, target):
                return self._refuse_go(unit, count, origin, target)
            case moves.Ferry(count, origin, target, sea):
                return self._refuse_ferry(count, origin, target, sea)
            case moves.Remove(tanks, planes):
                return self._refuse_removal(tanks, planes)
        return None

    def _illegal(self, key: str, rule: str, **facts: Fact) -> Refusal:
        return IllegalMove(f"futurisiko-{key}", rule, _texts(self.position, self.move), **facts)

    # Cards.

    def _refuse_top_card(self, card: moves.PhysicalCard) -> Refusal | None:
        if self.move in self.position.moves():
            return None
        return self._illegal("not-on-top", "F71", card=name_card(card))

    def _refuse_discard(self, card: moves.PhysicalCard) -> Refusal | None:
        if not rounds.may_discard(self.s):
            return self._illegal("one-for-free", "F20")
        if self.position.holds(self.seat, card):
            return None
        return self._illegal("not-held", "F19", name=name_card(card))

    def _refuse_keep(self) -> Refusal | None:
        size = self.position.hand_sizes()[self.seat]
        limit = int(rounds.hand_limit(self.s, self.seat))
        if size <= limit:
            return None
        territories = self.position.scores()[self.seat]
        return self._illegal("over-limit", "F18", size=size, limit=limit, territories=territories)

    def _refuse_card(self, verb: str, colour: Army) -> Refusal | None:
        kind, rule = CARD_OF[verb]
        card = moves.PhysicalCard(kind, colour)
        if self.position.holds(self.seat, card):
            return None
        return self._illegal("not-held", rule, name=name_card(card))

    def _refuse_target(self, verb: str, other: int) -> Refusal | None:
        """F62, F67, F68: whether a card may be played at this seat."""
        _, rule = CARD_OF[verb]
        if other >= self.position.options.seats:
            last = self.position.options.seats - 1
            return self._illegal("no-such-seat", rule, seat=other, last=last)
        army = str(Army(other))
        if other == self.seat:
            return self._illegal("at-oneself", rule, verb=verb)
        if not self.position.is_alive(other):
            return self._illegal("seat-is-out", rule, army=army)
        bound = bool(self.s.truce[self.seat, other])
        if verb == "truce" and bound:
            return self._illegal("truce-there", rule, army=army)
        if verb == "betray" and not bound:
            return self._illegal("no-truce", rule, army=army)
        return None

    # Territories and seas.

    def _refuse_territory(self, place: str) -> Refusal | None:
        if place in self.land:
            return None
        if place in self.seas and isinstance(self.move, moves.Go) and self.move.unit == Unit.PLANE:
            return self._illegal("plane-at-sea", "F35", place=self.position.name_of(place))
        return self._illegal("no-such-territory", "F6", place=place)

    def _refuse_sea(self, place: str) -> Refusal | None:
        return None if place in self.seas else self._illegal("no-such-sea", "F6", place=place)

    def _refuse_claim(self, place: str) -> Refusal | None:
        if fault := self._refuse_territory(place):
            return fault
        name = self.position.name_of(place)
        owner = int(self.s.owner[self.land[place]])
        if place == self.position.options.removed:
            return self._illegal("removed", "F14", place=name)
        if owner != NOBODY:
            return self._illegal("claimed", "F13", place=name, army=str(Army(owner)))
        return None

    def _refuse_build(self, unit: Unit, count: int, place: str) -> Refusal | None:
        """F25 to F29: whether these pieces may be built there."""
        if fault := (self._refuse_sea if unit == Unit.SUB else self._refuse_territory)(place):
            return fault
        name = self.position.name_of(place)
        if unit == Unit.SUB:
            if not int(realm.seas_of(self.s, self.seat)) >> self.seas[place] & 1:
                return self._illegal("sea-apart", "F29", sea=name)
        elif self.s.owner[self.land[place]] != self.seat:
            return self._illegal("not-own", "F28", place=name)
        if count == 0:
            return self._illegal("nothing", "F25")
        facts: dict[str, Fact] = {"unit": str(unit), "count": count}
        supply = self.position.supply(self.seat)[unit]
        if count > supply:
            return self._illegal("supply", "F27", supply=supply, **facts)
        cost = count * int(COST[unit])
        if cost > self.s.points:
            points = int(self.s.points)
            return self._illegal("too-dear", "F25", cost=cost, points=points, **facts)
        return None

    def _refuse_go(self, unit: Unit, count: int, origin: str, target: str) -> Refusal | None:
        """F33 to F41: whether these pieces may move there."""
        at_sea = unit == Unit.SUB
        check = self._refuse_sea if at_sea else self._refuse_territory
        if fault := check(origin) or check(target):
            return fault
        if count == 0:
            return self._illegal("nothing", "F33")
        names = {
            "origin": self.position.name_of(origin),
            "target": self.position.name_of(target),
        }
        if origin == target:
            return self._illegal("same-place", "F33", place=names["origin"])
        reach, rule, index = {
            Unit.TANK: (self.s.land, "F34", self.land),
            Unit.PLANE: (self.s.flight, "F35", self.land),
            Unit.SUB: (self.s.strait, "F36", self.seas),
        }[unit]
        if not int(reach[index[origin]]) >> index[target] & 1:
            return self._illegal("too-far", rule, unit=str(unit), **names)
        if fault := self._refuse_origin(origin):
            return fault
        if at_sea:
            return self._refuse_subs(count, origin)
        return self._refuse_entry(target) or self._refuse_units(unit, count, origin)

    def _refuse_origin(self, origin: str) -> Refusal | None:
        """F33, F41: whether anything can still leave a place."""
        name = self.position.name_of(origin)
        if origin in self.seas:
            sea = self.seas[origin]
            there, fresh = int(self.s.subs[sea, self.seat]), int(self.s.fresh_subs[sea])
        else:
            land = self.land[origin]
            if combat.is_invaded(self.s, land):
                return self._illegal("invaders-stay", "F41", place=name)
            own = self.s.owner[land] == self.seat
            there = int(self.s.tanks[land]) + int(self.s.planes[land]) if own else 0
            fresh = int(self.s.fresh_tanks[land]) + int(self.s.fresh_planes[land])
        return None if fresh else self._illegal("nothing-to-move", "F33", place=name, there=there)

    def _refuse_entry(self, target: str) -> Refusal | None:
        """F14, F67: whether the seat on turn may enter a territory."""
        number = self.land[target]
        if realm.may_enter(self.s, number):
            return None
        name = self.position.name_of(target)
        if target == self.position.options.removed:
            return self._illegal("removed", "F14", place=name)
        army = str(Army(self.s.owner[number]))
        return self._illegal("truce-forbids", "F67", place=name, army=army)

    def _refuse_units(self, unit: Unit, count: int, origin: str) -> Refusal | None:
        """F33: whether so many tanks or planes there can still move."""
        number = self.land[origin]
        tank = unit == Unit.TANK
        fresh = int((self.s.fresh_tanks if tank else self.s.fresh_planes)[number])
        if count <= fresh:
            return None
        there = int((self.s.tanks if tank else self.s.planes)[number])
        facts: dict[str, Fact] = {"unit": str(unit), "place": self.position.name_of(origin)}
        return self._illegal("not-so-many", "F33", count=count, there=there, fresh=fresh, **facts)

    def _refuse_subs(self, count: int, origin: str) -> Refusal | None:
        """F33, F39: whether so many submarines may leave a sea."""
        number = self.seas[origin]
        fresh = int(self.s.fresh_subs[number])
        if count <= movement.movable_subs(self.s, number):
            return None
        name = self.position.name_of(origin)
        if count <= fresh:
            return self._illegal("has-carried", "F39", sea=name)
        facts: dict[str, Fact] = {"unit": str(Unit.SUB), "place": name, "count": count}
        there = int(self.s.subs[number, self.seat])
        return self._illegal("not-so-many", "F33", there=there, fresh=fresh, **facts)

    def _refuse_ferry(self, count: int, origin: str, target: str, sea: str) -> Refusal | None:
        """F37 to F39: whether tanks may cross a sea there."""
        places = self._refuse_territory(origin) or self._refuse_territory(target)
        if fault := places or self._refuse_sea(sea):
            return fault
        if count == 0:
            return self._illegal("nothing", "F37")
        name = self.position.name_of(sea)
        if origin == target:
            return self._illegal("same-place", "F37", place=self.position.name_of(origin))
        for place in (origin, target):
            if not int(self.s.shore[self.seas[sea]]) >> self.land[place] & 1:
                where = self.position.name_of(place)
                return self._illegal("not-on-sea", "F37", place=where, sea=name)
        if fault := self._refuse_origin(origin):
            return fault
        if not self.s.fresh_subs[self.seas[sea]]:
            subs = int(self.s.subs[self.seas[sea], self.seat])
            return self._illegal("no-ferry", "F37", sea=name, subs=subs)
        return self._refuse_entry(target) or self._refuse_units(Unit.TANK, count, origin)

    # Fights.

    def _refuse_fight(self, place: str) -> Refusal | None:
        if fault := self._refuse_territory(place):
            return fault
        if combat.is_invaded(self.s, self.land[place]):
            return None
        invaded = Listing(tuple(map(self.position.name_of, self.position.invasions())))
        name = self.position.name_of(place)
        return self._illegal("not-invaded", "F45", place=name, invaded=invaded)

    def _refuse_torpedo(self, sea: str) -> Refusal | None:
        if fault := self._refuse_sea(sea):
            return fault
        if int(combat.torpedo_seas(self.s)) >> self.seas[sea] & 1:
            return None
        army = str(Army(combat.opponent(self.s)))
        field = self.position.world.territories[self.s.field].id
        names = {"sea": self.position.name_of(sea), "place": self.position.name_of(field)}
        touches = bool(int(self.s.coast[self.s.field]) >> self.seas[sea] & 1)
        key = "no-sub-there" if touches else "torpedo-apart"
        return self._illegal(key, "F65", army=army, **names)

    def _refuse_hits(self, count: int) -> Refusal | None:
        dice = int(self.s.dice)
        return self._illegal("hits", "F47", count=count, dice=dice) if count > dice else None

    def _refuse_removal(self, tanks: int, planes: int) -> Refusal | None:
        """F50: every explosion takes a tank or a plane, of those that are there."""
        if self.move in self.position.moves():
            return None
        there = int(combat.enemy_tanks(self.s)), int(combat.enemy_planes(self.s))
        taken = min(int(self.s.hits), sum(there))
        facts: dict[str, Fact] = {"there_tanks": there[0], "there_planes": there[1]}
        facts |= {"tanks": tanks, "planes": planes, "taken": taken, "hits": int(self.s.hits)}
        return self._illegal("removal", "F50", **facts)

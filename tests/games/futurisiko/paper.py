"""The game on paper: a second reading of the rules, which shares nothing with the first.

It is written straight from the rules and the notation, as one story told from the draft to the end,
with names and texts where the engine has numbers and masks. It is slow, and trusts nobody.
"""

import json
from collections import Counter
from collections.abc import Generator
from importlib.resources import files
from typing import Any

MAP = json.loads(
    (files("ludoteca.games.futurisiko.map") / "reconstruction.json").read_text("utf-8")
)
LAND: dict[str, list[str]] = {place["id"]: place["neighbours"] for place in MAP["territories"]}
COAST: dict[str, list[str]] = {place["id"]: place["seas"] for place in MAP["territories"]}
STRAITS: dict[str, list[str]] = {sea["id"]: sea["neighbours"] for sea in MAP["seas"]}
SHORE = {sea: [place for place in COAST if sea in COAST[place]] for sea in STRAITS}
# F35: one step by land, or two over a territory or a sea; not home again.
FLIGHT = {
    start: {
        *LAND[start],
        *(end for over in LAND[start] for end in LAND[over]),
        *(end for sea in COAST[start] for end in SHORE[sea]),
    }
    - {start}
    for start in LAND
}
COLOURS = ["red", "yellow", "blue", "green", "violet", "black"]
COPIES = {
    **dict.fromkeys(("arma_segreta", "siluro_killer", "super_produzione"), 2),
    **dict.fromkeys(("missili_balistici", "scudo_spaziale", "tregua", "tradimento"), 1),
}
DECK = [f"{card}:{colour}" for card in COPIES for colour in COLOURS]
SUPPLY = {"tank": 50, "plane": 20, "sub": 10}
COST = {"tank": 1, "plane": 2, "sub": 5}
# F60: the house values, as they stand in a file.
CARDS: dict[str, dict[str, int]] = {
    "arma_segreta": {"dice": 3},
    "super_produzione": {"points": 5},
    "missili_balistici": {"points": 5},
}

# Who is asked, and what may be answered; the answer is a text.
Asked = tuple[int | str, set[str]]
Story = Generator[Asked, str, None]
Report = dict[str, Any]


class GoalReached(Exception):
    """F56: somebody has won, in the middle of whatever was going on."""


class Sheet:
    """A sheet of paper with a game on it."""

    def __init__(
        self,
        options: dict[str, Any],
        rules: str = "2",
        cards: dict[str, dict[str, int]] = CARDS,
    ) -> None:
        self.rules = rules
        self.cards = cards
        self.seats: int = options.get("seats", 4)
        self.with_cards: bool = options.get("cards", True)
        self.goal: int = options.get("goal", 20)
        self.cap: int | None = options.get("dice_cap")
        self.limit: int | None = options.get("round_limit")
        removed = options.get("removed", "madagascar") if self.seats == 5 else None
        self.places = [place for place in LAND if place != removed]
        self.unknown = Counter({card: COPIES[card.split(":")[0]] for card in DECK})
        self.queue: list[str] = []
        self.hands: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.owners: dict[str, int] = {}
        # By kind, place and seat.
        self.pieces: Counter[tuple[str, str, int]] = Counter()
        self.pending = [0] * self.seats
        # By pair of seats: who made the truce, and for how many more of his operations.
        self.truces: dict[tuple[int, int], tuple[int, int]] = {}
        self.round = 0
        self.phase = "draft"
        self.sequence: list[int] = []
        self.points: int | None = None
        self.dice: int | None = None
        self.winners: list[int] = []
        self.to_move: int | str | None
        self.legal: set[str]
        self.story = self.tell()
        self.to_move, self.legal = next(self.story)

    def play(self, text: str) -> None:
        assert text in self.legal, f"{text} is not legal on paper"
        try:
            self.to_move, self.legal = self.story.send(text)
        except StopIteration:
            self.to_move, self.legal = None, set()

    def report(self) -> Report:
        return {
            "over": self.to_move is None,
            "to_move": self.to_move,
            "round": self.round,
            "phase": self.phase,
            "sequence": self.sequence,
            "owners": self.owners,
            "units": sorted(
                [place, seat, self.pieces["tank", place, seat], self.pieces["plane", place, seat]]
                for place in self.places
                for seat in range(self.seats)
                if self.units(place, seat)
            ),
            "subs": sorted(
                [sea, seat, self.pieces["sub", sea, seat]]
                for sea in SHORE
                for seat in range(self.seats)
                if self.pieces["sub", sea, seat]
            ),
            "hands": [sorted(hand.elements()) for hand in self.hands],
            "pp": self.points,
            "pending": self.pending,
            "truces": sorted(map(list, self.truces)),
            "dice": self.dice,
            "scores": [self.score(seat) for seat in range(self.seats)],
            "winners": self.winners,
            "legal": self.legal,
        }

    # What can be read off the sheet.

    def score(self, seat: int) -> int:
        return list(self.owners.values()).count(seat)

    def lives(self, seat: int) -> bool:
        return self.score(seat) > 0

    def living(self) -> int:
        return sum(map(self.lives, range(self.seats)))

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat and self.lives(other)]

    def units(self, place: str, seat: int) -> int:
        return self.pieces["tank", place, seat] + self.pieces["plane", place, seat]

    def supply(self, seat: int, kind: str) -> int:
        on_board = (n for (k, _, s), n in self.pieces.items() if (k, s) == (kind, seat))
        return SUPPLY[kind] - sum(on_board)

    def holds(self, seat: int, card: str) -> list[str]:
        """The colours in which a seat holds a card."""
        return [colour for colour in COLOURS if self.hands[seat][f"{card}:{colour}"]]

    def bound(self, seat: int, other: int) -> bool:
        return (min(seat, other), max(seat, other)) in self.truces

    def from_first(self, first: int) -> list[int]:
        return [(first + i) % self.seats for i in range(self.seats)]

    # The cards.

    def draw(self, verb: str) -> Generator[Asked, str, str]:
        """F71: chance over the unknown cards; when all have been seen, the queue."""
        tops = set(+self.unknown) or {self.queue[0]}
        card = (yield "chance", {f"{verb} {top}" for top in tops}).split()[1]
        if +self.unknown:
            self.unknown[card] -= 1
        else:
            self.queue.pop(0)
        return card

    def let_go(self, seat: int, card: str) -> None:
        """F12: from a hand to the bottom."""
        self.hands[seat][card] -= 1
        self.queue.append(card)

    # The story.

    def tell(self) -> Story:
        yield from self.draft()
        while True:
            self.round += 1
            yield from self.find_sequence()
            try:
                yield from self.play_round()
            except GoalReached:
                self.winners = [max(range(self.seats), key=self.score)]
                break
            if self.round == self.limit:
                best = max(map(self.strength, range(self.seats)))
                self.winners = [s for s in range(self.seats) if self.strength(s) == best]
                break
        self.phase = "over"
        self.points = self.dice = None

    def strength(self, seat: int) -> tuple[int, int]:
        """F59."""
        value = sum(COST[kind] * n for (kind, _, s), n in self.pieces.items() if s == seat)
        return self.score(seat), value

    def draft(self) -> Story:
        """F12 to F14."""
        turned: Counter[str] = Counter()
        while not self.sequence:
            card = yield from self.draw("turn")
            turned[card] += 1
            first = COLOURS.index(card.split(":")[1])
            if first < self.seats:
                self.sequence = self.from_first(first)
        self.unknown += turned
        for turn in range(len(self.places)):
            seat = self.sequence[turn % self.seats]
            free = {f"claim {place}" for place in self.places if place not in self.owners}
            self.owners[(yield seat, free).split()[1]] = seat

    def find_sequence(self) -> Story:
        """F17."""
        self.phase, self.sequence = "sequence", []
        while not self.sequence:
            card = yield from self.draw("turn")
            self.queue.append(card)
            first = COLOURS.index(card.split(":")[1])
            if self.lives(first):
                self.sequence = [seat for seat in self.from_first(first) if self.lives(seat)]

    def play_round(self) -> Story:
        """F16."""
        if self.with_cards:
            self.phase = "cards"
            for seat in self.sequence:
                yield from self.serve(seat)
        self.phase = "production"
        for seat in self.sequence:
            yield from self.produce(seat)
        self.points = None
        self.phase = "operations"
        for seat in self.sequence:
            if self.lives(seat):
                yield from self.negotiate(seat)
                yield from self.move(seat)
                yield from self.fight(seat)

    def serve(self, seat: int) -> Story:
        """F18 to F21."""
        limit = self.score(seat) // 3
        hand = self.hands[seat]
        answer = "" if hand.total() else "keep"
        # F20: in all, those over the limit and one; by the first rules as many as there are.
        most = hand.total() if self.rules == "1" else max(0, hand.total() - limit) + 1
        while answer != "keep":
            keep = {"keep"} if hand.total() <= limit else set()
            discards = {f"discard {card}" for card in +hand} if most else set()
            answer = yield seat, discards | keep
            if answer != "keep":
                self.let_go(seat, answer.split()[1])
                most -= 1
        while hand.total() < limit:
            hand[(yield from self.draw("deal"))] += 1

    def produce(self, seat: int) -> Story:
        """F24 to F31, F61 to F64."""
        self.points = self.score(seat)
        while self.pending[seat]:
            shields = {f"shield {colour}" for colour in self.holds(seat, "scudo_spaziale")}
            answer = yield seat, shields | {"accept"}
            if answer == "accept":
                for _ in range(self.pending[seat]):
                    self.suffer(seat)
                self.pending[seat] = 0
            else:
                self.let_go(seat, f"scudo_spaziale:{answer.split()[1]}")
                self.pending[seat] -= 1
        while (answer := (yield seat, self.products(seat))) != "built":
            verb, *words = answer.split()
            if verb == "boost":
                self.let_go(seat, f"super_produzione:{words[0]}")
                self.points += self.more(self.points, "super_produzione", "points")
            elif verb == "launch":
                self.let_go(seat, f"missili_balistici:{words[0]}")
                self.pending[int(words[1])] += 1
            else:
                self.pieces[words[0], words[2], seat] += int(words[1])
                self.points -= COST[words[0]] * int(words[1])

    def more(self, there: int, card: str, field: str) -> int:
        """F61, F66: an amount, or so many times what is there, up to a limit."""
        effect = self.cards[card]
        if field in effect:
            return effect[field]
        return min(there * effect["times"] - there, effect.get("at_most", 1000))

    def suffer(self, seat: int) -> None:
        """F62: one missile."""
        effect = self.cards["missili_balistici"]
        assert self.points is not None
        if "points" in effect:
            self.points = max(0, self.points - effect["points"])
        elif "divide" in effect:
            self.points = max(
                self.points // effect["divide"], self.points - effect.get("at_most", 1000)
            )
        else:
            target = max(self.places, key=lambda place: self.units(place, seat))
            for _ in range(min(effect["units"], self.units(target, seat))):
                kind = "tank" if self.pieces["tank", target, seat] else "plane"
                self.pieces[kind, target, seat] -= 1

    def products(self, seat: int) -> set[str]:
        found = {"built"}
        found |= {f"boost {colour}" for colour in self.holds(seat, "super_produzione")}
        for colour in self.holds(seat, "missili_balistici"):
            found |= {f"launch {colour} {other}" for other in self.others(seat)}
        own = [place for place in self.places if self.owners[place] == seat]
        seas = {sea for place in own for sea in COAST[place]}
        assert self.points is not None
        for kind, cost in COST.items():
            most = min(self.points // cost, self.supply(seat, kind))
            for place in seas if kind == "sub" else own:
                found |= {f"build {kind} {n} {place}" for n in range(1, most + 1)}
        return found

    def negotiate(self, seat: int) -> Story:
        """F67, F68."""
        self.truces = {
            pair: (maker, left - (maker == seat))
            for pair, (maker, left) in self.truces.items()
            if maker != seat or left > 1
        }
        answer = "" if self.hands[seat].total() else "ready"
        while answer != "ready":
            found = {"ready"}
            for other in self.others(seat):
                verb, card = (
                    ("betray", "tradimento") if self.bound(seat, other) else ("truce", "tregua")
                )
                found |= {f"{verb} {colour} {other}" for colour in self.holds(seat, card)}
            answer = yield seat, found
            if answer != "ready":
                verb, colour, name = answer.split()
                pair = min(seat, int(name)), max(seat, int(name))
                if verb == "truce":
                    self.let_go(seat, f"tregua:{colour}")
                    self.truces[pair] = seat, self.cards.get("tregua", {}).get("rounds", 1)
                else:
                    self.let_go(seat, f"tradimento:{colour}")
                    del self.truces[pair]

    def move(self, seat: int) -> Story:
        """F33 to F44: what has not moved yet is counted by kind and place."""
        still = Counter({(k, at): n for (k, at, s), n in self.pieces.items() if s == seat})
        carriers: set[str] = set()
        while (answer := (yield seat, self.movements(seat, still, carriers))) != "moved":
            verb, *words = answer.split()
            if verb == "ferry":
                count, start, end, sea = words
                kind = "tank"
                carriers.add(sea)
            else:
                kind, count, start, end = words
            still[kind, start] -= int(count)
            self.pieces[kind, start, seat] -= int(count)
            self.pieces[kind, end, seat] += int(count)

    def movements(self, seat: int, still: Counter[tuple[str, str]], carriers: set[str]) -> set[str]:
        found = {"moved"}
        ends = {
            place
            for place in self.places
            if self.owners[place] == seat or not self.bound(seat, self.owners[place])
        }
        for (kind, start), count in still.items():
            if kind == "sub":
                free = count - (start in carriers)
                found |= {
                    f"move sub {n} {start} {end}"
                    for end in STRAITS[start]
                    for n in range(1, free + 1)
                }
                continue
            reach = ends.intersection(LAND[start] if kind == "tank" else FLIGHT[start])
            found |= {
                f"move {kind} {n} {start} {end}" for end in reach for n in range(1, count + 1)
            }
            if kind == "tank":
                found |= {
                    f"ferry {n} {start} {end} {sea}"
                    for sea in COAST[start]
                    if still["sub", sea]
                    for end in ends.intersection(SHORE[sea])
                    if end != start
                    for n in range(1, count + 1)
                }
        return found

    def fight(self, seat: int) -> Story:
        """F45."""
        while fights := {
            f"fight {place}"
            for place in self.places
            if self.owners[place] != seat and self.units(place, seat)
        }:
            place = (yield seat, fights).split()[1]
            yield from self.fight_for(place, seat, self.owners[place])

    def fight_for(self, place: str, attacker: int, defender: int) -> Story:
        """F46 to F54, F65, F66."""
        more = self.pieces["plane", place, attacker] > self.pieces["plane", place, defender]
        rollers = [attacker, defender] if more else [defender, attacker]
        while self.units(place, attacker) and self.owners[place] == defender:
            roller, enemy = rollers
            dice = self.units(place, roller)
            if roller == defender:
                dice += 2
            else:
                dice += sum(self.pieces["sub", sea, attacker] for sea in COAST[place])
            self.dice = min(dice, self.cap or dice)
            torpedoes = {
                f"torpedo {colour} {sea}"
                for colour in self.holds(roller, "siluro_killer")
                for sea in COAST[place]
                if self.pieces["sub", sea, enemy]
            }
            weapons = {f"weapon {colour}" for colour in self.holds(roller, "arma_segreta")}
            verb, *words = (yield roller, {"roll"} | weapons | torpedoes).split()
            if verb == "weapon":
                self.let_go(roller, f"arma_segreta:{words[0]}")
                dice += self.more(dice, "arma_segreta", "dice")
                self.dice = min(dice, self.cap or dice)
            elif verb == "torpedo":
                self.let_go(roller, f"siluro_killer:{words[0]}")
                self.pieces["sub", words[1], enemy] -= 1
            answer = yield "chance", {f"hits {n}" for n in range(self.dice + 1)}
            self.dice = None
            left_over = yield from self.remove(place, roller, enemy, int(answer.split()[1]))
            if left_over and roller == attacker:
                self.conquer(place, attacker, defender)
            rollers.reverse()

    def remove(self, place: str, roller: int, enemy: int, hits: int) -> Generator[Asked, str, int]:
        """F50, F51: how many hits are left over."""
        tanks, planes = self.pieces["tank", place, enemy], self.pieces["plane", place, enemy]
        taken = min(hits, tanks + planes)
        ways = {
            f"remove {t} {taken - t}"
            for t in range(taken + 1)
            if t <= tanks and taken - t <= planes
        }
        answer = (yield roller, ways) if len(ways) > 1 else min(ways)
        _, lost_tanks, lost_planes = answer.split()
        self.pieces["tank", place, enemy] -= int(lost_tanks)
        self.pieces["plane", place, enemy] -= int(lost_planes)
        return hits - taken

    def conquer(self, place: str, seat: int, loser: int) -> None:
        """F54, F56, F57."""
        self.owners[place] = seat
        if not self.lives(loser):
            for sea in SHORE:
                self.pieces["sub", sea, loser] = 0
            self.queue += [card for card in DECK for _ in range(self.hands[loser][card])]
            self.hands[loser].clear()
            self.pending[loser] = 0
            self.truces = {pair: by for pair, by in self.truces.items() if loser not in pair}
        if self.score(seat) >= self.goal:
            raise GoalReached

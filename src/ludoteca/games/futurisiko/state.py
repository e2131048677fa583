"""A complete game of FutuRisiko!, nothing hidden."""

from dataclasses import replace
from typing import Self

import numpy as np

from ludoteca.core.game import State
from ludoteca.core.records.history import History
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.futurisiko.assets.library import SHEETS
from ludoteca.games.futurisiko.battle_log import BattleLog, Standing, Throw
from ludoteca.games.futurisiko.box import COLOURS
from ludoteca.games.futurisiko.hidden import Observations, Passage, Way
from ludoteca.games.futurisiko.moves import FutuRisikoMove
from ludoteca.games.futurisiko.odds import Force
from ludoteca.games.futurisiko.odds.battle import hit_chances
from ludoteca.games.futurisiko.options import FutuRisikoOptions
from ludoteca.games.futurisiko.position import FutuRisikoGame, FutuRisikoPosition
from ludoteca.games.futurisiko.rules import combat, course, deck
from ludoteca.games.futurisiko.rules.course import COUNT, FIRST, KIND, NAME, PLAYED, Kind
from ludoteca.games.futurisiko.rules.layout import GAME, NOBODY, NOWHERE, Phase
from ludoteca.games.futurisiko.view import FutuRisikoView

DRAWN = {Kind.TURN: Way.TURN, Kind.DEAL: Way.DEAL}
# F57: the actions by which a seat may lose its last territory.
DEADLY = (Kind.HITS, Kind.REMOVE)
# The dice alone, without a card.
ROLL = int(Kind.ROLL) << KIND
# No game lasts longer.
MOST_ROUNDS = np.iinfo(np.int32).max


class FutuRisikoState(FutuRisikoPosition, State[FutuRisikoOptions, FutuRisikoMove]):
    """A game that is being played."""

    def __init__(
        self, game: FutuRisikoGame, options: FutuRisikoOptions, storage: np.ndarray
    ) -> None:
        super().__init__(game, options, storage)
        # F71: every card that went from one place to another, and who has seen which it was.
        self.passages: History[Passage] = History()
        self.battle_log = BattleLog(History(), History())

    @classmethod
    def new(cls, game: FutuRisikoGame, options: FutuRisikoOptions, rules: str) -> Self:
        """A game before its first action, by a version of the rules."""
        state = cls(game, options, np.zeros(1, GAME))
        s, world, sheet = state.raw, state.world, SHEETS.find(options.sheet)
        s.land[:] = world.land
        s.flight[:] = world.flight
        s.coast[:] = world.coast
        s.shore[:] = world.shore
        s.strait[:] = world.sea_neighbours
        s.rules = int(rules)
        s.seats = options.seats
        s.cards = options.cards
        s.goal = options.goal
        s.removed = NOWHERE if options.removed is None else world.territory_index[options.removed]
        s.dice_cap = options.dice_cap or 0
        s.round_limit = min(options.round_limit or 0, MOST_ROUNDS)
        for name, effect in sheet.effects.items():
            s[name] = effect
        s.owner[:] = NOBODY
        s.field = NOWHERE
        s.phase = Phase.DRAFT_ORDER
        deck.shuffle(s)
        return state

    def _copy(self) -> Self:
        twin = super()._copy()
        twin.passages = self.passages.copy()
        twin.battle_log = self.battle_log.copy()
        return twin

    def chances(self) -> list[float]:
        """F2, F71: at a chance node, the chance of each number of hits, or of each card."""
        if self.to_move != CHANCE:
            return []
        if self.phase == Phase.HITS:
            return hit_chances(int(self.raw.dice))
        cards = [(action >> FIRST) & NAME for action in self.legal()]
        if len(cards) == 1:
            return [1.0]
        unknown = self.raw.unknown.tolist()
        return [unknown[card] / sum(unknown) for card in cards]

    def _advance(self, action: int) -> None:
        kind, rounds = Kind(action >> KIND), self.round
        if kind in PLAYED or kind in DRAWN or kind == Kind.DISCARD:
            self._note_passage(kind, (action >> FIRST) & NAME)
            course.apply(self.raw, action)
        elif kind in DEADLY:
            queued = int(self.raw.queued)
            loser = int(self.raw.owner[self.raw.field])
            self._note_throw(kind, action)
            for card in self.raw.queue[queued : self.raw.queued].tolist():
                self.passages.append(Passage(len(self.actions), Way.LEAVE, loser, card, 1 << loser))
        else:
            course.apply(self.raw, action)
        if self.round != rounds:
            facts = self.scores(), self.values(), self.hand_sizes()
            self.battle_log.standings.append(Standing(rounds, len(self.actions) + 1, *facts))

    def _note_throw(self, kind: Kind, action: int) -> None:
        """F50 to F54: explosions are counted or take pieces; noted as soon as they have."""
        # The last throw of a fight may end the turn, the round and the game: look before it does.
        s, place, attacker, rounds = self.raw, str(self.field), self.on_turn, self.round
        battle, roll, dice = self.battle(place), combat.roller(s), int(s.dice)
        # The dice were thrown by the last action, or by the one before they were counted; in a game
        # that was set up in between, nobody knows how.
        thrown = len(self.actions) - (1 if kind == Kind.HITS else 2)
        play = self.actions[thrown] if thrown >= 0 else ROLL
        hits = action & COUNT if kind == Kind.HITS else int(s.hits)
        course.apply(s, action)
        if self.phase == Phase.REMOVE:
            return
        number = self.world.territory_index[place]
        falls = int(s.owner[number]) == attacker
        holds = Force(int(s.tanks[number]), int(s.planes[number]))
        invades = Force(int(s.invading_tanks[number]), int(s.invading_planes[number]))
        self.battle_log.throws.append(
            Throw(
                round=rounds,
                step=len(self.actions) + 1,
                place=place,
                attacker=attacker,
                defender=battle.defender,
                seat=int(roll),
                play=play,
                dice=dice,
                hits=hits,
                attack=battle.fight.attackers,
                defence=battle.fight.defenders,
                attack_left=replace(holds if falls else invades, subs=battle.fight.subs),
                defence_left=Force() if falls else holds,
                flag_falls=falls,
            )
        )

    def _note_passage(self, kind: Kind, name: int) -> None:
        """F70, F71: a card is about to be turned, dealt, discarded or played."""
        s, index = self.raw, len(self.actions)
        if kind in PLAYED:
            card = PLAYED[kind] * COLOURS + name
            self.passages.append(Passage(index, Way.PLAY, self.to_move, card, deck.ALL_SEATS))
        elif kind == Kind.DISCARD:
            seat = int(s.seat)
            self.passages.append(Passage(index, Way.DISCARD, seat, name, 1 << seat))
        elif self.phase != Phase.DRAFT_ORDER:  # F12: afterwards all cards are shuffled again
            again = deck.unknown_cards(s) == 0
            seat = int(s.seat)
            knows = (1 << seat) | (int(s.knows[0]) if again else 0)
            if kind == Kind.TURN:
                knows = deck.ALL_SEATS
            self.passages.append(Passage(index, DRAWN[kind], seat, name, knows, again))

    def _observe(self, seat: int | None) -> Observations:
        """F70, F71: what was done and which cards went, as a seat has seen it."""
        self.options.check_seat(seat)
        if self.to_move == OVER:
            return Observations(self.actions, self.passages)
        seen = self.actions.companion(seat) or Observations(self.actions.blank(), History())
        assert isinstance(seen, Observations)
        if len(seen) < len(self.actions) or len(seen.passages) < len(self.passages):
            seen = seen.go_on(self.actions, self.passages, seat)
            self.actions.keep(seat, seen)
        return seen

    def view(self, seat: int | None) -> FutuRisikoView:
        """What a seat (or, with None, a spectator) may know."""
        return FutuRisikoView.of(self, self._observe(seat), seat)

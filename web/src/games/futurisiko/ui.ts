// What this game shows: its map, its panels, its last page, its figures, its lesson.
import type { GameUi } from '../game-ui'
import { say } from '../../i18n/translate.svelte'
import { loadLesson } from '../lesson'
import SeatBadge from './SeatBadge.svelte'
import Board from './Board.svelte'
import { chaptersOf } from './chapters'
import End from './End.svelte'
import Figures from './Figures.svelte'
import Panels from './Panels.svelte'
import { readScene, scoreOf, seatLooks, seatOrder } from './read-scene'
import Standing from './Standing.svelte'
import { sumUp } from './sum-up'

export const ui: GameUi = {
  Board,
  isWide: true,
  Panels,
  Badge: SeatBadge,
  seatLooks,
  score: scoreOf,
  sumUp,
  // F47: who is attacked rolls, too.
  isAnswering: (scene, seat) => readScene(scene).fight?.defender === seat,
  // F49: who plays no card with a roll need not look at any.
  unseenMove: (scene) => {
    const { phase, fight } = readScene(scene)
    return phase === 'roll' && fight
      ? { move: 'roll', words: say('futurisiko-web-roll-unseen', { dice: fight.dice }) }
      : null
  },
  // The map lights those of its words that are names of places.
  spotsOf: (move) => move.split(' ').slice(1),
  sounds: {
    claim: 'place',
    build: 'place',
    move: 'place',
    turn: 'draw',
    deal: 'draw',
    discard: 'draw',
    boost: 'lay',
    shield: 'lay',
    launch: 'lay',
    truce: 'lay',
    betray: 'lay',
    weapon: 'lay',
    torpedo: 'lay',
    hits: 'roll',
  },
  wonOf: ({ names, n, ahead, isMine }) =>
    say('futurisiko-web-won', { who: isMine ? 'you' : n > 1 ? 'all' : 'other', names, ahead }),
  lostOf: (behind, territories) => say('futurisiko-web-lost', { behind, territories }),
  seatOrder,
  chaptersOf,
  Standing,
  End,
  Figures,
  Lesson: () => loadLesson('futurisiko'),
}

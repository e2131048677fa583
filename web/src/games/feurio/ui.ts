// What this game shows: its board, its panels, its last page, its lesson.
import type { GameUi } from '../game-ui'
import { loadLesson } from '../lesson'
import { say } from '../../i18n/translate.svelte'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import End from './End.svelte'
import Panels from './Panels.svelte'
import { countSteps } from './board/count'
import { scoreOf, seatLooks, sumUp } from './read-scene'
import SeatBadge from './SeatBadge.svelte'
import Standing from './Standing.svelte'

export const ui: GameUi = {
  Board,
  Panels,
  Badge: SeatBadge,
  seatLooks,
  score: scoreOf,
  sumUp,
  spotsOf: (move) => move.match(/-?\d+,-?\d+/g) ?? [],
  sounds: { draw: 'draw', lay: 'lay', break: 'lay', arrange: 'lay', men: 'place' },
  Standing,
  Brief,
  count: countSteps,
  verdictOf: (won) => say(won ? 'feurio-web-task-done' : 'feurio-web-task-failed'),
  End,
  Lesson: () => loadLesson('feurio'),
}

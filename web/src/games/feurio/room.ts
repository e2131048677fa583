// The room of this game: its board, its panels, its last page, its lesson.
import type { GameRoom } from '../game'
import { openLesson } from '../lesson'
import Board from './Board.svelte'
import End from './End.svelte'
import Panels from './Panels.svelte'
import { facesOf } from './scene'
import SeatBadge from './SeatBadge.svelte'

export const room: GameRoom = { Board, Panels, Badge: SeatBadge, facesOf, End, Lesson: () => openLesson('feurio') }

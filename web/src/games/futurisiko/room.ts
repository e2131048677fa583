// The room of this game: its map, its panels, its last page, its figures, its lesson.
import type { GameRoom } from '../game'
import { openLesson } from '../lesson'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import End from './End.svelte'
import Figures from './Figures.svelte'
import Panels from './Panels.svelte'
import { facesOf } from './scene'

export const room: GameRoom = { Board, Panels, Badge, facesOf, End, Figures, Lesson: () => openLesson('futurisiko') }

// The room of a game that has none of its own: its position in words, its moves as a list.
import type { GameRoom } from './game'
import Board from './PlainBoard.svelte'

export const room: GameRoom = { Board }

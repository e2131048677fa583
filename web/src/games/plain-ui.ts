// A game that brings nothing for the browser: its position in words, its moves as a list.
import type { GameUi } from './game-ui'
import Board from './PlainBoard.svelte'

export const ui: GameUi = { Board }

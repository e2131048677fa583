// Guided first games: the server deals one and sets its scenes, so that they speak the player's
// language. The players have their names from the texts of the game.
import { api } from '../server/api'
import { say } from '../i18n/translate.svelte'
import type { LessonScript, Player } from './game-ui'

/** The guided first game of a game. */
export async function loadLesson(game: string): Promise<LessonScript> {
  const { seat, seats, options, letter, steps } = await api.lesson(game)
  const board = await api.board(game, options)
  const players = seats.map((name, n): Player => {
    const mine = n === seat
    return {
      seat: name,
      name: mine ? say(`${game}-web-lesson-you`) : say(`${game}-web-lesson-other`, { seat: n }),
      mark: '●',
      kind: mine ? 'human' : 'bot',
      mine,
    }
  })
  return { seat, players, steps, board, letter }
}

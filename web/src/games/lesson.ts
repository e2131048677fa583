// Guided first games: the server deals them and sets their scenes, so that they speak the player's
// language. The players have their names from the texts of the game.
import { api } from '../server/api'
import type { GuidedGame } from '../server/types'
import { say } from '../i18n/translate.svelte'
import type { LessonScript, LessonStep, Player } from './game-ui'

/** The guided first game of a game. */
export async function loadLesson(game: string): Promise<LessonScript> {
  const { letter, games } = await api.lesson(game)
  const steps = await Promise.all(games.map((part) => readSteps(game, part)))
  return { letter, steps: steps.flat() }
}

async function readSteps(game: string, { seat, seats, options, steps }: GuidedGame): Promise<LessonStep[]> {
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
  return steps.map((step) => ({ ...step, seat, players, board }))
}

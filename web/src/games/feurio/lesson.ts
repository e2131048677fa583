// The lesson: the server deals it and sets its scenes, so that they speak the player's language.
import { api } from '../../server/api'
import { say } from '../../words/words.svelte'
import type { LessonScript, Player } from '../game'
import { read } from './scene'

/** The guided first game. */
export async function openLesson(): Promise<LessonScript> {
  const { seat, steps } = await api.lesson('feurio')
  const seats = steps[0] ? read(steps[0].scene).seats : []
  const players = seats.map((each, n): Player => {
    const mine = n === seat
    return {
      seat: each.name,
      name: say(mine ? 'feurio-web-lesson-you' : 'feurio-web-lesson-other'),
      mark: '●',
      kind: mine ? 'human' : 'bot',
      mine,
    }
  })
  return { seat, players, steps }
}

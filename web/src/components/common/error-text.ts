// What to say when the server said no, or nothing.
import { ApiError, NO_ANSWER } from '../../server/api'
import { say } from '../../i18n/translate.svelte'

/** An error in words for people. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  if (error.details) return error.details.message
  return error.status === NO_ANSWER ? say('web-no-answer') : say('web-error', { status: error.status })
}

/** The rule that an error is about, if it is about one. */
export function errorRule(error: unknown): string | null {
  return error instanceof ApiError ? (error.details?.rule ?? null) : null
}

// What to say when the server said no, or nothing.
import { Refusal, SILENCE } from '../server/api'
import { say } from '../words/words.svelte'

/** An error in words for people. */
export function wordsOf(fault: unknown): string {
  if (!(fault instanceof Refusal)) throw fault
  if (fault.fault) return fault.fault.message
  return fault.status === SILENCE ? say('web-silent') : say('web-trouble', { status: fault.status })
}

/** The rule that an error is about, if it is about one. */
export function ruleOf(fault: unknown): string | null {
  return fault instanceof Refusal ? (fault.fault?.rule ?? null) : null
}

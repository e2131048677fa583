// What a screen reader is told politely; what comes at once is told together.
const GATHER = 400

let spoken = $state('')
let waiting: string[] = []

/** What is being told. */
export function announcement(): string {
  return spoken
}

/** Forget what was told: somebody else is about to listen. */
export function clearAnnouncements(): void {
  waiting = []
  spoken = ''
}

/** Tell something. */
export function announce(words: string): void {
  if (!words) return
  if (waiting.length === 0) setTimeout(speak, GATHER)
  waiting.push(words)
}

function speak(): void {
  if (waiting.length === 0) return
  const words = waiting.join(' ')
  waiting = []
  // The same words twice are heard twice only if they differ.
  spoken = words === spoken ? `${words}\u00a0` : words
}

// Where a sentence of the server speaks of a seat there is its number between two signs; here it gets a name.

const MENTION = /\u2068(\d+)\u2069/

/** A sentence in parts: words, and seats by their numbers. */
export function splitMentions(words: string): (string | number)[] {
  return words
    .split(MENTION)
    .map((part, n) => (n % 2 === 1 ? Number(part) : part))
    .filter((part) => part !== '')
}

/** A sentence with all of its seats named. */
export function nameMentions(words: string, name: (seat: number) => string): string {
  return splitMentions(words)
    .map((part) => (typeof part === 'number' ? name(part) : part))
    .join('')
}

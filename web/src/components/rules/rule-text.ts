// The text of a rule, cut where something is to be shown in another way.

export interface Piece {
  kind: 'plain' | 'rule' | 'sought'
  text: string
}

/** Cut a text at the numbers of rules and at the words looked for. */
export function pieces(text: string, letter: string, sought: string): Piece[] {
  const words = sought
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map(escape)
  const rule = `\\b${escape(letter)}\\d+\\b`
  const pattern = new RegExp(`(${[rule, ...words].join('|')})`, 'gi')
  const isRule = new RegExp(`^${rule}$`)
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => ({
      kind: isRule.test(part) ? 'rule' : new RegExp(`^${pattern.source}$`, 'i').test(part) ? 'sought' : 'plain',
      text: part,
    }))
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

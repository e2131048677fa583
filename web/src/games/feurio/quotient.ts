// What a sum comes to before it is rounded, as people write it: 20 divided by 6 is 3⅓.

/** What can be left over when a sum is divided by a number on a tile, in lowest terms. */
const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** A quotient as a whole number and a fraction. */
export function writeQuotient(sum: number, divisor: number): string {
  const rest = sum % divisor
  const common = commonDivisor(divisor, rest)
  const fraction = rest ? (FRACTIONS[`${rest / common}/${divisor / common}`] ?? '') : ''
  return `${Math.floor(sum / divisor)}${fraction}`
}

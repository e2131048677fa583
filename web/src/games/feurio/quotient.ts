// What a sum comes to before it is rounded, as people write it: 20 divided by 6 is 3 and 1⁄3.

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

export interface Quotient {
  whole: number
  /** What is left over, in lowest terms; empty where nothing is. */
  fraction: string
}

export function quotientOf(sum: number, divisor: number): Quotient {
  const rest = sum % divisor
  const common = commonDivisor(divisor, rest)
  return { whole: Math.floor(sum / divisor), fraction: rest ? `${rest / common}⁄${divisor / common}` : '' }
}

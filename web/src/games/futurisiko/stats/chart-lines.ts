// The lines of a chart by round.

export interface Scale {
  top: number
  steps: number[]
}

/** Round numbers for an axis up to the highest value. */
export function scaleFor(highest: number): Scale {
  const rough = Math.max(1, highest / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough)
  const count = Math.max(1, Math.ceil(highest / step))
  return { top: step * count, steps: Array.from({ length: count + 1 }, (_, n) => n * step) }
}

/** A line through values, in a box of this size. */
export function lineOf(values: readonly number[], top: number, width: number, height: number): string {
  const across = width / Math.max(1, values.length - 1)
  return values
    .map((value, n) => `${n ? 'L' : 'M'}${(n * across).toFixed(1)} ${(height - (value / top) * height).toFixed(1)}`)
    .join('')
}

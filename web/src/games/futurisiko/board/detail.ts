// How much of each place is shown: the closer one looks, the more.

/** Bubbles with numbers; flags and numbers of pieces; flags and the pieces themselves. */
export type Detail = 'far' | 'middle' | 'near'

// The scales from which on there is room for more.
const MIDDLE = 0.36
const NEAR = 0.85

export function detailAt(scale: number): Detail {
  if (scale < MIDDLE) return 'far'
  return scale < NEAR ? 'middle' : 'near'
}

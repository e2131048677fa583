// A replay on a chart: its points are the ends of turns or rounds, each after so many moves.

/** Where a step lies among the points, between two of them in proportion. */
export function positionOf(step: number, ends: readonly number[]): number {
  const next = ends.findIndex((end) => end >= step)
  if (next < 0) return ends.length - 1
  if (next === 0) return 0
  const before = ends[next - 1] ?? 0
  return next - 1 + (step - before) / ((ends[next] ?? 0) - before)
}

/** The point nearest to where a chart was pressed, given the places of its first and last one. */
export function pointAt(press: MouseEvent, first: number, last: number, points: number): number {
  const chart = press.currentTarget as SVGGraphicsElement
  const at = new DOMPoint(press.clientX, press.clientY).matrixTransform(chart.getScreenCTM()?.inverse())
  const share = (at.x - first) / Math.max(1, last - first)
  return Math.min(Math.max(0, Math.round(share * (points - 1))), points - 1)
}

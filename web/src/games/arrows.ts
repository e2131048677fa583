// On every board the arrow keys lead from place to place.

export type Direction = 'left' | 'right' | 'up' | 'down'

/** By the key that is pressed. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

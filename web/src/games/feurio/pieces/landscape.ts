// What a tile is drawn with: forest, fire and water. By number, where each stands, and how large.

export type Stand = readonly [x: number, y: number, scale: number]

export const TREE = 'M0-42 13-22H7L17-6H10L20 4H-20L-10-6H-17L-7-22H-13Z'
export const TRUNK = 'M-3 0h6v10h-6Z'
export const STUMP = 'M-3 6 -2-26 -9-33 -1-30 2-42 4-29 10-34 5-24 4 6Z'
export const FLAME = {
  red: 'M2-62C6-44 24-34 23-13 22 4 10 8 0 8S-23 4-23-13C-23-25-16-32-14-42-9-38-7-34-6-29 0-38 4-48 2-62Z',
  orange: 'M3-40C6-28 16-22 15-9 14 2 7 7 0 7S-15 3-15-9C-15-16-11-20-10-26-6-23-5-21-4-18 0-24 4-30 3-40Z',
  yellow: 'M1-22C3-15 9-11 8-3 8 4 4 6 0 6S-8 3-8-3C-8-9-1-13 1-22Z',
}
export const DROP = 'M0-13C4-6 9-1 9 5a9 9 0 0 1-18 0C-9-1-4-6 0-13Z'

export const WATERS: Record<number, { water: string; waves: string }> = {
  1: {
    water: 'M-83 -10C-60-24-42-4-18-9S28 10 48-2 70-14 83-8V47L0 95-83 47Z',
    waves: 'M-70 6q11-8 22 0t22 0M30 16q10-7 20 0t20 0M-66 44q10-7 20 0t20 0M24 58q10-7 20 0M-24 72q10-7 20 0t20 0',
  },
  2: {
    water: 'M-83 22C-62 10-46 30-20 26S30 40 52 30 72 24 83 28V47L0 95-83 47Z',
    waves: 'M-70 36q10-7 20 0t20 0M34 46q9-6 18 0t18 0M-22 68q10-7 20 0t20 0',
  },
  3: { water: 'M-54 62C-36 50-10 58 8 56S42 52 54 62L0 95Z', waves: 'M-24 71q8-6 16 0t16 0' },
}
export const TREES: Record<number, readonly Stand[]> = {
  1: [
    [-62, -16, 0.95],
    [64, -14, 0.85],
    [-36, -40, 0.75],
    [40, -40, 0.8],
  ],
  2: [
    [-62, 12, 1.05],
    [-40, -32, 0.85],
    [38, -38, 0.8],
  ],
  3: [
    [-66, 22, 1],
    [64, 26, 0.85],
    [-42, -30, 0.8],
  ],
  4: [
    [-66, 34, 0.95],
    [40, -32, 0.8],
  ],
}
export const STUMPS: Record<number, readonly Stand[]> = {
  5: [
    [-44, -28, 0.8],
    [-70, 0, 0.8],
  ],
  6: [
    [-70, -4, 0.9],
    [70, -6, 0.8],
  ],
}
export const FLAMES: Record<number, readonly Stand[]> = {
  2: [[62, 6, 0.55]],
  3: [[52, -18, 0.72]],
  4: [
    [-52, -6, 0.95],
    [58, 22, 1],
  ],
  5: [
    [36, -20, 0.85],
    [-54, 32, 1.15],
    [55, 36, 1.15],
    [0, 80, 1],
  ],
  6: [
    [38, -22, 0.95],
    [-38, -20, 1],
    [0, 0, 1.3],
    [-52, 38, 1.3],
    [52, 38, 1.35],
    [-22, 66, 1.1],
    [22, 68, 1.1],
  ],
}
/** Bare earth: the furrows of a firebreak. */
export const FURROWS =
  'M-70-32q20-12 40 0t40 0 40 0 20-8M-78-2q20-12 40 0t40 0 40 0 30-6M-78 30q20-12 40 0t40 0 40 0 34-6M-52 60q20-12 40 0t40 0 22-6'
export const PEBBLES = 'M-50-50h7v5h-7ZM48 46h8v6h-8ZM-60 14h6v5h-6ZM56-20h6v5h-6Z'
/** Burnt down: cracks, and embers in them. */
export const CRACKS = 'M-80-30-52-20-40-36M82-38 60-26 66-6 50 2M-78 40-56 34-46 52M74 46 52 52 40 72M-10-92-4-76-14-66'
export const EMBERS = 'M-62-22l5-5 5 5-5 5ZM58-28l5-5 5 5-5 5ZM-58 36l4-4 4 4-4 4ZM44 60l5-5 5 5-5 5Z'
/** What rises from a fire that has gone out. */
export const SMOKE = 'M-52-20q-12-14 0-28t0-28M54-24q12-12 0-25t2-24M58 44q10-11 0-22t0-20'

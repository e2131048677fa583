// The drawings of pieces and marks: pieces in a square of 24, marks in one of 20.
import type { Unit } from '../scene'

export type Drawing = Unit | 'flag' | 'card' | 'missile' | 'truce' | 'clash'

export const DRAWINGS: Record<Drawing, string> = {
  tank: 'M5 15h14a3 3 0 0 1 0 6H5a3 3 0 0 1 0-6ZM6 14l1.6-5h6.6l.8 2H23v2h-7.6l-.4 1Z',
  plane:
    'M12 1.5c1.1 0 1.7 1.4 1.7 3.2v4.8L22.5 15v2.3l-8.8-2.5v4l2.6 2v1.7L12 21.3l-4.3 1.2v-1.7l2.6-2v-4l-8.8 2.5V15l8.8-5.5V4.7c0-1.8.6-3.2 1.7-3.2Z',
  sub: 'M1.5 15.5c0-2.6 3-4.2 7.5-4.4V8h1.6V4.5H14V6h-1.6v2H14v3c5 .2 8.5 1.9 8.5 4.4S18.3 20 12 20 1.5 18.1 1.5 15.5Z',
  flag: 'M5 2h2v20H5ZM8 3h12l-3.5 4.5L20 12H8Z',
  card: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm5 5-3 5 3 5 3-5Z',
  missile: 'M12 1c2.5 2.5 3.5 5.5 3.5 9v5l3 3v4l-4.5-2.5h-4L5.5 22v-4l3-3v-5c0-3.5 1-6.5 3.5-9Z',
  truce: 'M3 12c4 0 6-2 8-5 1-1.5 4-1.5 5 0l5 1-4 2c0 6-4 9-9 9l-4 2 2-4c-1-1-2-3-2-5Z',
  clash:
    'm3 2 3 1 6 7 6-7 3-1-1 3-6.5 7L20 18.5l1.5-1L23 19l-4 4-1.5-1.5 1-1.5L12 13.5 5.5 20l1 1.5L5 23l-4-4 1.5-1.5 1.5 1L10.5 12 4 5Z',
}

/** The marks of the armies (F1). */
export const MARKS: Record<string, string> = {
  '▲': 'M10 2.5 18.5 17.5H1.5Z',
  '◆': 'M10 1 18.5 10 10 19 1.5 10Z',
  '■': 'M3 3h14v14H3Z',
  '●': 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  '★': 'M10 1 12.7 7.2 19.4 7.9 14.4 12.4 15.8 19 10 15.6 4.2 19 5.6 12.4.6 7.9 7.3 7.2Z',
  '✚': 'M7.2 2h5.6v5.2H18v5.6h-5.2V18H7.2v-5.2H2V7.2h5.2Z',
}

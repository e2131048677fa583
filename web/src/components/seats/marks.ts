// The marks, as outlines in a square of 20.

export const SHAPES: Record<string, string> = {
  '▲': 'M10 2 19 18H1Z',
  '●': 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  '■': 'M3 3h14v14H3Z',
  '◆': 'M10 1 18 10 10 19 2 10Z',
  '★': 'M10 1 12.7 7.2 19.4 7.9 14.4 12.4 15.8 19 10 15.6 4.2 19 5.6 12.4.6 7.9 7.3 7.2Z',
  '⬟': 'M10 1 19 7.6 15.6 18.4H4.4L1 7.6Z',
}

export const MARKS = Object.keys(SHAPES)

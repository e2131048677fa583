// The marks of the crews, so that colour never stands alone: each silhouette fits a circle of 10.
export const CREW_MARKS: Record<string, string> = {
  '▲': 'M0-10.5 10 7.5H-10Z',
  '●': 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z',
  '■': 'M-8-8H8V8H-8Z',
  '◆': 'M0-11 9.5 0 0 11-9.5 0Z',
}

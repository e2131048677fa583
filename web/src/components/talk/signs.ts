// The signs one can make at a table, as outlines in a square of 24: drawn, since not every system
// has the letters for them. On the wire each is the letter that stands for it.

const FACE = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM9 9.5v.5M15 9.5v.5'

export const DRAWINGS: Record<string, string> = {
  '👍': 'M7 11v9H4v-9ZM7 12l4-8c1.6 0 2.6 1.2 2.3 3l-.6 3H18a2 2 0 0 1 2 2.4l-1.3 6a2 2 0 0 1-2 1.6H7',
  '👏': 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7Z',
  '😀': `${FACE}M7.5 13.5a4.7 4.7 0 0 0 9 0Z`,
  '😮': `${FACE}M12 13.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z`,
  '🔥': 'M12 2.5c.8 4 6 6 6 11.5a6 6 0 0 1-12 0c0-3 2-4 2.5-6.5 1.5 1 2.5 2.5 2.5 4 1-2 1.5-5 1-9Z',
  '🙏': 'M12 20C4 14.5 3 11.5 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 2.5-1 5.5-9 11Z',
}

export const SIGNS = Object.keys(DRAWINGS)

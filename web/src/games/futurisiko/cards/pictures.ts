// What the seven cards show, in a field of 40 × 54: the colour of the ground, and shapes upon it, from the back.

export interface CardDrawing {
  ground: string
  shapes: readonly (readonly [fill: string, path: string])[]
}

/** For a card of a sheet that has others. */
export const PLAIN: CardDrawing = {
  ground: '#3c5466',
  shapes: [
    ['#f4ead0', 'M20 14 30 27 20 40 10 27Z'],
    ['#3c5466', 'M20 21 25 27 20 33 15 27Z'],
  ],
}

export const PICTURES: Record<string, CardDrawing> = {
  // Rays around a core that nobody has seen before.
  arma_segreta: {
    ground: '#3b2359',
    shapes: [
      ['#6d45a0', 'M20 4 24 20 38 12 29 25 39 31 27 32 33 47 22 37 20 52 17 37 7 47 13 32 1 31 11 25 2 12 16 20Z'],
      ['#c48ee6', 'M20 13 22.5 22 31 18 26 26 32 31 24.5 31 27 39 20.5 33 15 40 16 31 8 31 14 26 9 18 17.5 22Z'],
      ['#fff3b0', 'M20 21a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z'],
      ['#3b2359', 'M18.9 23.5h2.2l-.4 4.5h-1.4ZM19 29h2v2h-2Z'],
    ],
  },
  // A torpedo on its way, bubbles behind it.
  siluro_killer: {
    ground: '#0f5273',
    shapes: [
      ['#2d86ad', 'M0 12q5-5 10 0t10 0 10 0 10 0V0H0Z'],
      ['#0a3c56', 'M0 44q5-4 10 0t10 0 10 0 10 0v10H0Z'],
      ['#f6ca2e', 'M12 24H27c6 0 9 3 9 5s-3 5-9 5H12Z'],
      ['#c8322b', 'M28 24.1c5.5.4 8 3 8 4.9s-2.5 4.5-8 4.9Z'],
      ['#d8e8ee', 'M12 25 6 20v18l6-5ZM3 27h3v4H3Z'],
      [
        '#bfe6f5',
        'M4 17a2 2 0 1 1 .1 0ZM9 14.5a1.5 1.5 0 1 1 .1 0ZM5 42.5a1.8 1.8 0 1 1 .1 0ZM11 41a1.2 1.2 0 1 1 .1 0Z',
      ],
    ],
  },
  // A factory whose chimneys smoke.
  super_produzione: {
    ground: '#e8a33d',
    shapes: [
      ['#f6cf7e', 'M30 5a7 7 0 1 1-.1 0Z'],
      [
        '#fff3d6',
        'M9 14c-4-1-4-6 0-6 0-4 6-4 7-1 4-1 5 4 2 6-2 2-7 2-9 1ZM18 19c-2-1-2-4 1-4 1-2 4-2 5 0 3 0 3 3 1 4Z',
      ],
      ['#6b3a1e', 'M8 16h5l1 16H7ZM18 21h5l1 11h-7Z'],
      ['#8f4a22', 'M4 30 14 25v5l10-5v5l12-5v21H4Z'],
      ['#ffe9a8', 'M8 35h5v5H8ZM17 35h5v5h-5ZM26 35h5v5h-5Z'],
      ['#5a2f16', 'M2 46h36v3H2Z'],
    ],
  },
  // A missile that rises on its flame.
  missili_balistici: {
    ground: '#5b1d2a',
    shapes: [
      ['#8a2c34', 'M0 40c8-6 12 2 20-3s14-3 20 1v16H0Z'],
      ['#ff8c1a', 'M15 36h10l-1 8-4 9-4-9Z'],
      ['#ffe066', 'M17.5 36h5l-1 6-1.5 5-1.5-5Z'],
      ['#e9edf0', 'M20 4c4.5 5 6 10 6 16v17H14V20c0-6 1.5-11 6-16Z'],
      ['#c8322b', 'M20 4c2.7 3 4.3 6 5.2 9.5H14.8C15.7 10 17.3 7 20 4ZM14 28l-6 7v6l6-4ZM26 28l6 7v6l-6-4Z'],
      ['#2c4a63', 'M20 18a3 3 0 1 1-.1 0Z'],
    ],
  },
  // The globe under a shield in space.
  scudo_spaziale: {
    ground: '#0d1b2e',
    shapes: [
      ['#f4ead0', 'M6 8h1.5v1.5H6ZM32 6h1.5v1.5H32ZM27 14h1v1h-1ZM10 17h1v1h-1ZM4 26h1v1H4ZM35 24h1v1h-1Z'],
      ['#3f86a6', 'M20 36c10 0 17 6 20 12v6H0v-6c3-6 10-12 20-12Z'],
      ['#1fae7f', 'M12 41c4-2 8 0 7 3s-6 2-7 5-6 0-5-3 2-4 5-5ZM26 43c3-1 7 1 7 3s-3 3-5 2-5-4-2-5Z'],
      ['#8fd0e8', 'M20 9 32 13V23c0 7-5 11-12 14-7-3-12-7-12-14V13Z'],
      ['#2d6f93', 'M20 12 29.5 15.2V23c0 5.5-4 8.7-9.5 11.3-5.5-2.6-9.5-5.8-9.5-11.3v-7.8Z'],
      ['#f6ca2e', 'M20 15.5 22 20.5 27.3 20.9 23.2 24.3 24.5 29.5 20 26.7 15.5 29.5 16.8 24.3 12.7 20.9 18 20.5Z'],
    ],
  },
  // A dove with a twig.
  tregua: {
    ground: '#7fb7cf',
    shapes: [
      ['#b9dcea', 'M0 42c10-6 18-2 24-5s12-2 16 0v17H0Z'],
      ['#ffffff', 'M35 17c-3-1-5 0-6.5 1.5C25 12 18 9 8 10c2 5 5 8 9 10-5 1-9 4-13 10 7 4 15 5 21 2 5-3 6-7 6-11l4-4Z'],
      ['#d7e6ee', 'M8 10c7 2 12 5 15 11-6-1-12-4-15-11ZM4 30c6-3 12-5 18-5-3 5-10 8-18 5Z'],
      ['#e8a33d', 'M35 17l3.5 1.5-4.5 1.5Z'],
      [
        '#2f6b3a',
        'M37 19.5c1 3 .5 6-1.5 9l-1-.5c1.5-3 2-5.5 1.5-8ZM35 23c-2-.5-3 .5-3.5 2 1.5.5 3 0 3.5-2ZM37 25c2 0 2.5 1.5 2.5 3-1.5 0-2.7-1-2.5-3Z',
      ],
    ],
  },
  // A dagger in a white flag.
  tradimento: {
    ground: '#26302b',
    shapes: [
      ['#3d4a43', 'M0 46 40 38V54H0Z'],
      ['#6b4a2f', 'M6 8h3v42H6Z'],
      ['#f4ead0', 'M9 10c8-4 14 4 24 0v22c-10 4-16-4-24 0Z'],
      ['#d8ccb0', 'M9 26c8-4 14 4 24 0v6c-10 4-16-4-24 0Z'],
      ['#8f1f1a', 'M19 25c2-1 5-1 7 1l-1 13-2-4-2 9-2-8Z'],
      ['#c9d3d8', 'M20.5 18h4v11l-2 6-2-6Z'],
      ['#f6ca2e', 'M16.5 15h12v3.4h-12Z'],
      ['#7c3f1d', 'M20.5 6h4v9h-4Z'],
      ['#f6ca2e', 'M22.5 3.5a2.4 2.4 0 1 1-.1 0Z'],
    ],
  },
}

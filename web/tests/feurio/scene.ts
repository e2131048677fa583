// A small scene: green and yellow may place men on two tiles.
import type { FeurioScene } from '../../src/games/feurio/scene'

const crew = (colour: string, mark: string) => ({ colour, mark, name: colour, fill: '#fff', ink: '#000' })

export const SCENE: FeurioScene = {
  phase: 'men',
  turn: 1,
  to_move: 1,
  tiles: [
    { q: 0, r: 0, number: 6, under: null, layer: null, spaces: 3, edges: 5, room: 2, men: { red: 1 }, label: '' },
    { q: 1, r: 0, number: 1, under: null, layer: null, spaces: 1, edges: 5, room: 1, men: {}, label: '' },
  ],
  open: [
    {
      q: 0,
      r: 1,
      heat: 7,
      addends: [
        [0, 0, 6],
        [1, 0, 1],
      ],
      hottest: true,
      label: '',
      lay: 'lay 0,1',
      breaks: { green: 'break 0,1 green' },
      points: 3,
    },
  ],
  drawn: null,
  placing: [
    { q: 0, r: 0, colour: 'green', moves: { 1: 'men 0,0 1 green', 2: 'men 0,0 2 green' }, points: 12 },
    { q: 1, r: 0, colour: 'green', moves: { 1: 'men 1,0 1 green' }, points: 7 },
    { q: 0, r: 0, colour: 'yellow', moves: { 1: 'men 0,0 1 yellow' }, points: 8 },
  ],
  pass: 'pass',
  arrange: [{ smaller: 1, larger: 6, move: 'arrange 1 6' }],
  crews: [crew('red', '▲'), crew('green', '●'), crew('blue', '■'), crew('yellow', '◆')],
  seats: [],
  bag: { left: 30, unseen: {} },
  start: [],
  task: null,
  count: [],
  outcome: null,
}

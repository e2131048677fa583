// A small world to test with: four lands around a sea, and one on the other side of the map.
import type { Offers, SeaFacts, TerritoryFacts, World } from '../../src/games/futurisiko/scene'

export function land(name: string, x: number, y: number, neighbours: string[], seas: string[] = []): TerritoryFacts {
  const spots = { outline: '', label: [x, y], counter: [x, y], invader: [x, y - 40] } satisfies Partial<TerritoryFacts>
  return { name, the: name, whence: `from ${name}`, ...spots, neighbours, seas }
}

const lake: SeaFacts = {
  name: 'Lake',
  the: 'the Lake',
  whence: 'from the Lake',
  outline: null,
  labels: [[500, 500]],
  neighbours: [],
  coasts: ['north', 'south', 'island'],
}

export const WORLD: World = {
  width: 2000,
  height: 1000,
  territories: {
    north: land('North', 500, 300, ['west', 'east'], ['lake']),
    south: land('South', 500, 800, ['west'], ['lake']),
    west: land('West', 100, 500, ['north', 'south', 'far']),
    east: land('East', 900, 320, ['north']),
    island: land('Island', 560, 520, [], ['lake']),
    far: land('Far', 1900, 500, ['west']),
  },
  seas: { lake },
  links: [],
  sea_borders: [],
  relief: '',
  units: {
    tank: { cost: 1, supply: 50 },
    plane: { cost: 2, supply: 20 },
    sub: { cost: 5, supply: 10 },
  },
}

export const NOTHING: Offers = {
  before: null,
  marks: {},
  says: [],
  shows: [],
  plays: [],
  builds: [],
  marches: [],
  removals: [],
  prospects: {},
  plan: [],
  excess: 0,
}

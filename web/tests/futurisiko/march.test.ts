import { expect, test } from 'vitest'
import { MarchPlan } from '../../src/games/futurisiko/orders/march.svelte'
import type { Marching, WorldScene } from '../../src/games/futurisiko/scene'

const LAND: Marching = {
  unit: 'tank',
  origin: 'north',
  target: 'south',
  sea: null,
  invades: null,
  pattern: 'move tank # north south',
  most: 2,
}
const FERRY: Marching = { ...LAND, sea: 'lake', pattern: 'ferry # north south lake' }

function waysOf(marches: Marching[], hinted: string | null = null): Marching[] {
  const scene = { offers: { marches, prospects: {} }, turn: 0 } as unknown as WorldScene
  return new MarchPlan('north', 'south', () => ({ scene, hinted })).ways
}

test('A ferry is offered only to those who cannot drive there as well', () => {
  expect(waysOf([LAND, FERRY])).toEqual([LAND])
  expect(waysOf([FERRY])).toEqual([FERRY])
  expect(waysOf([LAND, FERRY], FERRY.pattern)).toEqual([LAND, FERRY])
})

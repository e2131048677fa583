import { expect, test } from 'vitest'
import { planBuilding } from '../../src/games/futurisiko/orders/building-plan'
import type { Building, WorldScene } from '../../src/games/futurisiko/scene'
import { WORLD } from './world'

/** Who holds what, with how many tanks; the first seat has so many points. */
function scene(
  points: number,
  held: Record<string, [seat: number, tanks: number]>,
  truces: number[][] = [],
): WorldScene {
  const own = Object.entries(held).filter(([, [seat]]) => seat === 0)
  const builds = own.flatMap(([place]): Building[] => [
    { unit: 'tank', place, pattern: `build tank # ${place}`, most: points },
    { unit: 'plane', place, pattern: `build plane # ${place}`, most: Math.floor(points / 2) },
  ])
  const territories = Object.fromEntries(
    Object.entries(held).map(([place, [seat, tanks]]) => [
      place,
      { holder: { seat, tanks, planes: 0 }, invader: null },
    ]),
  )
  return { offers: { builds: points > 0 ? builds : [] }, territories, truces, turn: 0 } as unknown as WorldScene
}

test('A plan makes an attack on the weakest neighbour ready, and keeps a tank at home', () => {
  const orders = planBuilding(scene(4, { north: [0, 0], west: [1, 0], east: [1, 3] }), WORLD)
  expect(orders).toEqual([{ pattern: 'build tank # north', count: 4 }])
})

test('What is too little for an attack goes where most enemies stand', () => {
  const orders = planBuilding(scene(3, { north: [0, 1], west: [1, 4], south: [0, 0], island: [0, 0] }), WORLD)
  expect(orders).toEqual([
    { pattern: 'build tank # south', count: 2 },
    { pattern: 'build tank # north', count: 1 },
  ])
})

test('A plan spends all points, and is nothing without any', () => {
  const held = { north: [0, 0], west: [1, 0], far: [2, 0], east: [1, 1] } satisfies Record<string, [number, number]>
  const spent = planBuilding(scene(9, held), WORLD).reduce((sum, { count }) => sum + count, 0)
  expect(spent).toBe(9)
  expect(planBuilding(scene(0, held), WORLD)).toEqual([])
})

test('A plan attacks nobody with whom there is a truce', () => {
  const held = { north: [0, 0], south: [0, 0], west: [1, 0], east: [2, 2] } satisfies Record<string, [number, number]>
  const orders = planBuilding(scene(4, held, [[0, 1]]), WORLD)
  expect(orders).toEqual([{ pattern: 'build tank # north', count: 4 }])
})

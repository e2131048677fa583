import { expect, test } from 'vitest'
import { Camera } from '../../src/games/feurio/board/camera.svelte'

/** A camera over a large forest, on a phone. */
function look(): Camera {
  const camera = new Camera()
  camera.width = 360
  camera.height = 300
  camera.box = camera.core = { left: -800, top: -800, right: 800, bottom: 800 }
  return camera
}

test('where fingers act, tiles are as large as fingers, and not all of a large forest is in sight', () => {
  expect(look().isWhole).toBe(false)
})

test('where nobody acts, all of the forest is in sight, however large it is', () => {
  const camera = look()
  camera.isTouched = false
  expect(camera.isWhole).toBe(true)
  const { x, scale } = camera.view
  expect(x - 800 * scale).toBeGreaterThan(0)
  expect(x + 800 * scale).toBeLessThan(360)
})

test('a forest of nine columns is whole on a phone, and only cold spots around it are not', () => {
  const camera = look()
  camera.core = { left: -800, top: -500, right: 800, bottom: 500 }
  camera.box = { left: -970, top: -650, right: 970, bottom: 650 }
  const { x, scale } = camera.view
  expect(x - 800 * scale).toBeGreaterThan(0)
  expect(x + 800 * scale).toBeLessThan(360)
  expect(camera.isWhole).toBe(false)
})

test('a finger means what it comes near, however small that is drawn', () => {
  const camera = look()
  const { x, y } = camera.view
  expect(camera.isNear({ x: x + 20, y }, { x: 0, y: 0 })).toBe(true)
  expect(camera.isNear({ x: x + 24, y }, { x: 0, y: 0 })).toBe(false)
})

import { expect, test } from 'vitest'
import { Camera } from '../../src/games/feurio/board/camera.svelte'

/** A camera over a large forest, on a phone. */
function look(): Camera {
  const camera = new Camera()
  camera.width = 360
  camera.height = 300
  camera.box = { left: -800, top: -800, right: 800, bottom: 800 }
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

import { beforeEach, expect, test, vi } from 'vitest'
import { Camera } from '../../src/games/futurisiko/board/camera.svelte'

// There is no screen: frames are shown when a test says so.
const frames = new Map<number, () => void>()
let asked = 0
beforeEach(() => {
  frames.clear()
  vi.stubGlobal('requestAnimationFrame', (show: () => void) => {
    frames.set(++asked, show)
    return asked
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})

function showFrame(): void {
  const due = [...frames.values()]
  frames.clear()
  for (const show of due) show()
}

/** A camera over a map of 2,000 by 1,000, in a window. */
function look(width: number, height: number): Camera {
  const camera = new Camera()
  camera.world = { width: 2000, height: 1000 }
  camera.width = width
  camera.height = height
  return camera
}

test('the map is seen whole where there is room, also when the window has grown since', () => {
  const camera = look(300, 300)
  camera.centre([1900, 500])
  expect(camera.isWhole).toBe(false)
  camera.width = 1200
  camera.height = 700
  expect(camera.isWhole).toBe(true)
})

test('who has zoomed keeps the scale, whatever becomes of the window', () => {
  const camera = look(1200, 700)
  camera.zoom(2, { x: 0, y: 0 })
  const { scale } = camera.view
  camera.width = 1300
  expect(camera.view.scale).toBe(scale)
  expect(camera.isWhole).toBe(false)
})

test('where the map is larger than its window it begins where it is told to, and never leaves the map', () => {
  const camera = look(300, 300)
  camera.centre([1900, 500])
  const { x, scale } = camera.view
  // What lies under the buttons at the rim can be pulled out from there.
  expect(x + 2000 * scale).toBeCloseTo(300 - 60)
})

test('what is told for a while moves nothing, but the map can be pulled out from under it', () => {
  const camera = look(1200, 640)
  const { y } = camera.view
  camera.inset = { left: 0, right: 0, bottom: 0, told: 80 }
  expect(camera.view.y).toBe(y)
  camera.pan(0, -500)
  expect(camera.view.y + 1000 * camera.view.scale).toBeCloseTo(640 - 80)
})

test('all is drawn anew once it has been seen at rest, however slow the machine is', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const camera = look(1200, 700)
  const { settled } = camera
  for (let turn = 0; turn < 3; turn++) {
    camera.zoom(1.1, { x: 0, y: 0 })
    // The frame is late: nobody has seen this turn of the wheel yet.
    vi.advanceTimersByTime(600)
    expect(camera.settled).toBe(settled)
  }
  showFrame()
  expect(camera.settled).toBe(settled)
  vi.advanceTimersByTime(600)
  expect(camera.settled).toBeCloseTo(camera.view.scale)
  vi.useRealTimers()
})

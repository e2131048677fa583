import { describe, expect, test } from 'vitest'
import { Connection, retryDelay, type ConnectionState, type Socket } from '../../src/server/connection'
import type { ServerMessage } from '../../src/server/types'

class FakeSocket implements Socket {
  sent: string[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly after: number) {}
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.closed = true
    this.onclose?.()
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

class World {
  sockets: FakeSocket[] = []
  states: ConnectionState[] = []
  received: ServerMessage[] = []
  timers = new Map<number, { act: () => void; at: number }>()
  now = 0
  private made = 0

  connection = new Connection({
    open: (after) => {
      const socket = new FakeSocket(after)
      this.sockets.push(socket)
      return socket
    },
    receive: (message) => this.received.push(message),
    change: (state) => this.states.push(state),
    setTimer: (act, milliseconds) => {
      this.made += 1
      this.timers.set(this.made, { act, at: this.now + milliseconds })
      return this.made
    },
    clearTimer: (timer) => this.timers.delete(timer),
    random: () => 1,
  })

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (!socket) throw new Error('no socket')
    return socket
  }

  connect(version: number): void {
    this.socket.onopen?.()
    this.socket.receive({ type: 'table', version })
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds
    for (;;) {
      const [due] = [...this.timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)
      if (!due) break
      this.timers.delete(due[0])
      this.now = due[1].at
      due[1].act()
    }
    this.now = end
  }
}

describe('The line to a table', () => {
  test('is up only when the server has answered', () => {
    const world = new World()
    world.connection.start()
    world.socket.onopen?.()
    expect(world.connection.send({ type: 'ping' })).toBe(false)
    world.socket.receive({ type: 'table', version: 3 })
    expect(world.connection.state).toBe('up')
    expect(world.connection.send({ type: 'ping' })).toBe(true)
  })

  test('goes on after the last event it received', () => {
    const world = new World()
    world.connection.start()
    world.connect(3)
    world.socket.receive({ type: 'event', version: 4 })
    world.socket.close()
    expect(world.states.at(-1)).toBe('down')
    world.pass(500)
    expect(world.sockets).toHaveLength(2)
    expect(world.socket.after).toBe(4)
  })

  test('waits longer after each failure, until the server answers again', () => {
    const world = new World()
    world.connection.start()
    const knock = (): number => {
      const before = world.now
      const tries = world.sockets.length
      world.socket.close()
      while (world.sockets.length === tries) world.pass(100)
      return world.now - before
    }
    expect([knock(), knock(), knock()]).toEqual([500, 1000, 2000])
    world.connect(1)
    expect(knock()).toBe(500)
  })

  test('is tried at once when asked, and only once', () => {
    const world = new World()
    world.connection.start()
    world.socket.close()
    world.connection.start()
    world.pass(60_000 / 4)
    expect(world.sockets).toHaveLength(2)
  })

  test('is given up when it stays silent, and opened anew', () => {
    const world = new World()
    world.connection.start()
    world.connect(1)
    world.pass(20_000)
    expect(world.socket.sent).toEqual(['{"type":"ping"}'])
    world.pass(8_000)
    expect(world.sockets[0]?.closed).toBe(true)
    world.pass(500)
    expect(world.sockets).toHaveLength(2)
  })

  test('stays up while the server answers', () => {
    const world = new World()
    world.connection.start()
    world.connect(1)
    for (let n = 0; n < 5; n++) {
      world.pass(20_000)
      world.socket.receive({ type: 'pong' })
    }
    expect(world.sockets).toHaveLength(1)
  })

  test('is not opened again once we have left, or the server has shown us the door', () => {
    const left = new World()
    left.connection.start()
    left.connect(1)
    left.connection.end()
    left.pass(100_000)
    expect(left.sockets).toHaveLength(1)

    const thrown = new World()
    thrown.connection.start()
    thrown.socket.receive({ type: 'error', kind: 'not_found', message: 'no' })
    thrown.pass(100_000)
    expect(thrown.sockets).toHaveLength(1)
    expect(thrown.received.at(-1)).toMatchObject({ type: 'error' })
  })

  test('clearTimer pauses for more than fifteen seconds, nor for less than half its due', () => {
    expect(retryDelay(30, 1)).toBe(15_000)
    expect(retryDelay(30, 0)).toBe(7_500)
    expect(retryDelay(0, 0)).toBe(250)
  })
})

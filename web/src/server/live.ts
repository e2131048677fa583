// The line to a live table: it comes back by itself, and goes on after the last event it heard.
import type { Heard, Said } from './types'

/** How the line is: being opened, up, down until the next try, or given up. */
export type LineState = 'opening' | 'up' | 'down' | 'closed'

/** As much of a socket as we need. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => void) | null
  onclose: (() => void) | null
}

export interface Outside {
  /** Open a socket that goes on after an event. */
  open: (after: number) => Socket
  hear: (message: Heard) => void
  /** The line has changed; `pause` is how many milliseconds it waits before it tries again. */
  change: (state: LineState, pause: number) => void
  later: (act: () => void, milliseconds: number) => number
  never: (timer: number) => void
  random: () => number
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
// A line on which nothing is heard for so long is dead, whatever the browser thinks.
const PING = 20_000
const PATIENCE = 8_000

/** How long to wait before the next try; jitter keeps all from knocking at the same moment. */
export function pauseBefore(failures: number, random: number): number {
  const whole = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures)
  return Math.round(whole * (0.5 + random / 2))
}

export class Live {
  /** The last event heard. */
  after = 0
  state: LineState = 'opening'
  private socket: Socket | null = null
  private failures = 0
  private retry: number | null = null
  private pulse: number | null = null

  constructor(private readonly outside: Outside) {}

  /** Open the line; also before its pause is over. */
  start(): void {
    if (this.state === 'up' || this.socket) return
    this.retry = this.stop(this.retry)
    this.turn('opening')
    const socket = this.outside.open(this.after)
    this.socket = socket
    socket.onopen = () => this.listen()
    socket.onmessage = ({ data }) => this.receive(data)
    socket.onclose = () => this.lose(socket)
  }

  /** Close the line for good. */
  end(): void {
    this.retry = this.stop(this.retry)
    this.pulse = this.stop(this.pulse)
    const socket = this.socket
    this.socket = null
    this.turn('closed')
    socket?.close()
  }

  /** Say something; false while the line is not up. */
  say(said: Said): boolean {
    if (this.state !== 'up' || !this.socket) return false
    this.socket.send(JSON.stringify(said))
    return true
  }

  private receive(data: string): void {
    const message = JSON.parse(data) as Heard
    this.listen()
    if (message.type === 'table') {
      // Only an answer shows that the server is well; a socket that opens and falls counts as none.
      this.failures = 0
      this.after = message.version
      this.turn('up')
    } else if (message.type === 'event') this.after = Math.max(this.after, message.version)
    else if (message.type === 'error') this.end()
    this.outside.hear(message)
  }

  /** Wait for the next word; ask for one when it stays quiet, and give the line up if none comes. */
  private listen(): void {
    this.stop(this.pulse)
    this.pulse = this.outside.later(() => {
      this.say({ type: 'ping' })
      this.pulse = this.outside.later(() => this.drop(), PATIENCE)
    }, PING)
  }

  private drop(): void {
    const socket = this.socket
    if (!socket) return
    socket.onclose = null
    socket.close()
    this.lose(socket)
  }

  private lose(socket: Socket): void {
    if (socket !== this.socket) return
    this.socket = null
    this.pulse = this.stop(this.pulse)
    const pause = pauseBefore(this.failures, this.outside.random())
    this.failures += 1
    this.retry = this.outside.later(() => {
      this.retry = null
      this.start()
    }, pause)
    this.turn('down', pause)
  }

  private turn(state: LineState, pause = 0): void {
    if (state === this.state && state !== 'down') return
    this.state = state
    this.outside.change(state, pause)
  }

  private stop(timer: number | null): null {
    if (timer !== null) this.outside.never(timer)
    return null
  }
}

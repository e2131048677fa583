// The connection to a live table: it comes back by itself, and goes on after the last event received.
import type { ServerMessage, ClientMessage } from './types'

/** How the connection is: being opened, up, down until the next try, or given up. */
export type ConnectionState = 'opening' | 'up' | 'down' | 'closed'

/** As much of a socket as we need. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => void) | null
  onclose: (() => void) | null
}

export interface Environment {
  /** Open a socket that goes on after an event. */
  open: (after: number) => Socket
  receive: (message: ServerMessage) => void
  /** The state has changed; `pause` is how many milliseconds it waits before it tries again. */
  change: (state: ConnectionState, pause: number) => void
  setTimer: (act: () => void, milliseconds: number) => number
  clearTimer: (timer: number) => void
  random: () => number
}

const FIRST_DELAY = 500
const LONGEST_DELAY = 15_000
// A connection on which nothing is received for so long is dead, whatever the browser thinks.
const PING_AFTER = 20_000
const PONG_TIMEOUT = 8_000

/** How long to wait before the next try; jitter keeps all from trying at the same moment. */
export function retryDelay(failures: number, random: number): number {
  const whole = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** failures)
  return Math.round(whole * (0.5 + random / 2))
}

export class Connection {
  /** The last event received. */
  after = 0
  state: ConnectionState = 'opening'
  private socket: Socket | null = null
  private failures = 0
  private retry: number | null = null
  private heartbeat: number | null = null

  constructor(private readonly environment: Environment) {}

  /** Connect; also before the pause is over. */
  start(): void {
    if (this.state === 'up' || this.socket) return
    this.retry = this.cancel(this.retry)
    this.setState('opening')
    const socket = this.environment.open(this.after)
    this.socket = socket
    socket.onopen = () => this.restartHeartbeat()
    socket.onmessage = ({ data }) => this.parse(data)
    socket.onclose = () => this.handleClose(socket)
  }

  /** Close it for good. */
  end(): void {
    this.retry = this.cancel(this.retry)
    this.heartbeat = this.cancel(this.heartbeat)
    const socket = this.socket
    this.socket = null
    this.setState('closed')
    socket?.close()
  }

  /** Send a message; false while the connection is not up. */
  send(message: ClientMessage): boolean {
    if (this.state !== 'up' || !this.socket) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private parse(data: string): void {
    const message = JSON.parse(data) as ServerMessage
    this.restartHeartbeat()
    if (message.type === 'table') {
      // Only an answer shows that the server is well; a socket that opens and falls counts as none.
      this.failures = 0
      this.after = message.version
      this.setState('up')
    } else if (message.type === 'event') this.after = Math.max(this.after, message.version)
    else if (message.type === 'error') this.end()
    this.environment.receive(message)
  }

  /** Wait for the next message; ask for one when none comes, and give the connection up without an answer. */
  private restartHeartbeat(): void {
    this.cancel(this.heartbeat)
    this.heartbeat = this.environment.setTimer(() => {
      this.send({ type: 'ping' })
      this.heartbeat = this.environment.setTimer(() => this.drop(), PONG_TIMEOUT)
    }, PING_AFTER)
  }

  private drop(): void {
    const socket = this.socket
    if (!socket) return
    socket.onclose = null
    socket.close()
    this.handleClose(socket)
  }

  private handleClose(socket: Socket): void {
    if (socket !== this.socket) return
    this.socket = null
    this.heartbeat = this.cancel(this.heartbeat)
    const pause = retryDelay(this.failures, this.environment.random())
    this.failures += 1
    this.retry = this.environment.setTimer(() => {
      this.retry = null
      this.start()
    }, pause)
    this.setState('down', pause)
  }

  private setState(state: ConnectionState, pause = 0): void {
    if (state === this.state && state !== 'down') return
    this.state = state
    this.environment.change(state, pause)
  }

  private cancel(timer: number | null): null {
    if (timer !== null) this.environment.clearTimer(timer)
    return null
  }
}

// A sitting: one live table as this page knows it, and what its visitor may do there.
import type { Player } from '../games/game'
import { language, say } from '../words/words.svelte'
import { entriesOf, linesOf, type Line } from './chronicle'
import { recall, remember } from './memory'
import { Live, type LineState, type Socket } from './live'
import { share } from './share'
import type { Heard, Hint, Refused, Said, Scene, Seat, TableEvent, TableFacts, TalkLine, Why } from './types'

/** A move on its way: shown at once, confirmed or rolled back by the server. */
interface Pending {
  id: string
  version: number
  seat: number
  move: string
  /** The version after it, once the server has said that it is done. */
  done: number | null
}

/** What the server answered and the visitor should read: a refusal, or why a move is not legal. */
export type Answer = Pick<Refused | Why, 'rule' | 'message'>

export class Sitting {
  facts = $state.raw<TableFacts | null>(null)
  scene = $state.raw<Scene | null>(null)
  events = $state.raw<readonly TableEvent[]>([])
  talk = $state.raw<readonly TalkLine[]>([])
  line = $state<LineState>('opening')
  /** When the line is tried again, in milliseconds of the clock. */
  retryAt = $state(0)
  hint = $state.raw<Hint | null>(null)
  asking = $state(false)
  /** How many seconds the server's clock is ahead of ours. */
  ahead = $state(0)
  answer = $state.raw<Answer | null>(null)
  /** Why the server does not let us in. */
  fault = $state<string | null>(null)
  private pending = $state.raw<Pending | null>(null)
  /** The seat whose player has taken the device, where several share it and something is hidden. */
  private holder = $state<number | null>(null)

  private toldLines: readonly Line[] = []
  private knownPlayers: Player[] = []

  readonly lines = $derived.by(() => (this.toldLines = share(this.toldLines, linesOf(entriesOf(this.events)))))
  readonly players = $derived.by(() => {
    const players = (this.facts?.seats ?? []).map((seat, n) => ({
      seat: seat.name,
      name: this.nameOf(seat),
      mark: seat.mark,
      kind: seat.kind,
      mine: this.facts?.mine.includes(n) ?? false,
    }))
    return (this.knownPlayers = share(this.knownPlayers, players))
  })
  readonly seat = $derived(this.facts?.seat ?? null)
  readonly running = $derived(this.facts?.status === 'playing')
  readonly ended = $derived(this.facts?.status === 'over' || this.facts?.status === 'closed')
  /** The seat that is to take the device before anything is shown. */
  readonly next = $derived.by(() => {
    const { facts } = this
    if (!facts?.hides || !this.running || facts.mine.length < 2) return null
    const turn = facts.to_move
    if (typeof turn !== 'number' || !facts.mine.includes(turn) || turn === this.holder) return null
    return turn
  })
  readonly mine = $derived(this.running && this.seat !== null && this.facts?.to_move === this.seat)
  readonly acting = $derived(this.mine && this.line === 'up' && this.pending === null)
  readonly moving = $derived(this.pending?.move ?? null)

  private readonly live: Live
  private sent = 0
  private readonly received: Heard[] = []

  constructor(
    readonly id: string,
    private readonly announce: (event: TableEvent) => void,
  ) {
    this.live = new Live({
      open: (after) => this.open(after),
      hear: (message) => this.receive(message),
      change: (state, pause) => {
        this.line = state
        this.retryAt = Date.now() + pause
      },
      later: (act, milliseconds) => window.setTimeout(act, milliseconds),
      never: (timer) => window.clearTimeout(timer),
      random: Math.random,
    })
  }

  /** Sit down; the answer gets up again. */
  start(): () => void {
    const wake = (): void => {
      if (document.visibilityState === 'visible' && this.line === 'down') this.live.start()
    }
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    this.live.start()
    return () => {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      this.live.end()
      // Nobody is here any more to take it in.
      this.received.length = 0
    }
  }

  /** Try the line again now. */
  retry(): void {
    this.live.start()
  }

  move(move: string): void {
    if (!this.acting || this.seat === null) return
    this.pending = { id: this.name(), version: this.live.after, seat: this.seat, move, done: null }
    this.hint = null
    this.answer = null
    this.send(this.pending)
  }

  undo(): void {
    if (this.seat === null) return
    this.answer = null
    this.hint = null
    this.live.say({ type: 'undo', id: this.name(), version: this.live.after, seat: this.seat })
  }

  resign(): void {
    if (this.seat !== null) this.live.say({ type: 'resign', id: this.name(), seat: this.seat })
  }

  /** Get up before the game begins. */
  leave(): void {
    this.live.say({ type: 'leave', id: this.name() })
  }

  ask(): void {
    if (this.seat === null) return
    this.asking = this.live.say({ type: 'hint', id: this.name(), seat: this.seat })
  }

  why(move: string): void {
    if (this.seat !== null) this.live.say({ type: 'why', id: this.name(), seat: this.seat, move })
  }

  tell(kind: 'text' | 'sign', text: string): boolean {
    return this.live.say({ type: 'talk', kind, text })
  }

  /** The player of a seat has taken the device. */
  take(seat: number): void {
    this.holder = seat
    this.look(seat)
  }

  /**
   * Whether anything is ever hidden at this table. The server says whether something is hidden now;
   * who shares a screen must not see the next secret either.
   */
  private hides({ hides }: TableFacts): boolean {
    if (hides) remember(`hides-${this.id}`, 'yes')
    return hides || recall(`hides-${this.id}`) === 'yes'
  }

  private look(seat: number): void {
    if (seat === this.seat) return
    // What the player before knew must not be seen while the answer is on its way, nor read later.
    if (this.facts?.hides) {
      this.scene = null
      this.events = []
    }
    this.live.say({ type: 'look', seat })
  }

  /** What to call whoever sits there; of those with the same name, with the name of the seat. */
  private nameOf({ player, name }: Seat): string {
    const isShared = (this.facts?.seats ?? []).filter((other) => other.player === player).length > 1
    return player && isShared ? say('web-name-seat', { name: player, seat: name }) : player
  }

  private open(after: number): Socket {
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.origin)
    address.protocol = address.protocol.replace('http', 'ws')
    address.searchParams.set('after', String(after))
    address.searchParams.set('language', language())
    address.searchParams.set('scene', '1')
    return new WebSocket(address) as unknown as Socket
  }

  private name(): string {
    this.sent += 1
    return `${this.sent}`
  }

  private send({ id, version, seat, move }: Pending): void {
    this.live.say({ type: 'move', id, version, seat, move } satisfies Said)
  }

  /**
   * What comes is taken in once a frame: however fast a game is played, only the newest position of
   * each frame is drawn, and nothing waits in a queue. Nobody sees the frames of a hidden page.
   */
  private receive(message: Heard): void {
    this.received.push(message)
    if (document.hidden) this.takeIn()
    else if (this.received.length === 1) requestAnimationFrame(() => this.takeIn())
  }

  private takeIn(): void {
    for (const message of this.received.splice(0)) this.hear(message)
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case 'table':
        this.facts = { ...message.table, hides: this.hides(message.table) }
        this.scene = share(this.scene, message.scene)
        this.talk = merge(this.talk, message.talk, (line) => line.id)
        this.remember(message.events)
        this.resume(message.version)
        this.follow()
        this.hold()
        break
      case 'event':
        this.remember([message])
        this.happen(message)
        break
      case 'done':
        if (this.pending?.id === message.id) this.pending = { ...this.pending, done: message.version }
        this.settle()
        break
      case 'refused':
        if (this.pending?.id === message.id) this.pending = null
        this.asking = false
        this.answer = message
        break
      case 'hint':
        this.asking = false
        this.answer = null
        this.hint = message
        break
      case 'why':
        this.answer = message
        break
      case 'talk':
        this.talk = merge(this.talk, [message.line], (line) => line.id)
        break
      case 'presence':
        this.facts = this.facts && {
          ...this.facts,
          watching: message.watching,
          seats: this.facts.seats.map((seat, n) => ({ ...seat, online: message.online.includes(n) })),
        }
        break
      case 'error':
        this.fault = message.message
    }
  }

  private remember(events: readonly TableEvent[]): void {
    this.events = merge(this.events, events, (event) => event.version)
  }

  private happen(event: TableEvent): void {
    const facts = this.facts
    if (!facts) return
    const { to_move, deadline, can_undo } = event
    const acted = event.kind === 'move' || event.kind === 'deal'
    const status =
      event.kind === 'closed' ? 'closed' : acted ? (to_move === null ? 'over' : 'playing') : facts.status
    const rematch = event.kind === 'rematch' ? (event.table ?? null) : (facts.rematch ?? null)
    this.facts = { ...facts, to_move, deadline, can_undo, status, rematch }
    if (event.scene) this.scene = share(this.scene, event.scene)
    this.hint = null
    this.ahead = event.at - Date.now() / 1000
    if (event.seat === null || !facts.mine.includes(event.seat)) this.announce(event)
    this.settle()
    this.follow()
  }

  /** Our move is on the board as soon as both its confirmation and its event are here. */
  private settle(): void {
    const done = this.pending?.done
    if (done !== null && done !== undefined && this.live.after >= done) this.pending = null
  }

  /** After a break the move is sent again, if nothing has happened since: the version keeps it single. */
  private resume(version: number): void {
    if (!this.pending) return
    if (this.pending.version === version) this.send(this.pending)
    else this.pending = null
  }

  /** After a break the server does not know who holds the device: they look through their eyes again. */
  private hold(): void {
    if (this.facts?.hides && this.holder !== null && this.next === null) this.look(this.holder)
  }

  /** Where nothing is hidden, we look through the eyes of whoever of us is to move. */
  private follow(): void {
    const { facts } = this
    if (!facts || facts.hides || typeof facts.to_move !== 'number') return
    if (facts.mine.includes(facts.to_move)) this.look(facts.to_move)
  }
}

/** Things with numbers, the newer in place of the older, in order. */
function merge<Thing>(old: readonly Thing[], fresh: readonly Thing[], number: (thing: Thing) => number): Thing[] {
  const [last, first] = [old.at(-1), fresh[0]]
  if (fresh.length === 1 && first !== undefined && (last === undefined || number(last) < number(first))) return [...old, first]
  const known = new Map(old.map((thing) => [number(thing), thing]))
  for (const thing of fresh) known.set(number(thing), thing)
  return [...known.values()].sort((a, b) => number(a) - number(b))
}

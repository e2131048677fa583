// The client of a live table: the table as this page knows it, and what its visitor may do there.
import { tick } from 'svelte'
import type { Player } from '../games/game-ui'
import { language, say } from '../i18n/translate.svelte'
import { lastTold, logEntries, logLines, type LogLine } from './game-log'
import { hurriedTime, stepTime } from '../browser/pace.svelte'
import { readSetting, saveSetting } from '../browser/storage'
import { Connection, type ConnectionState, type Socket } from './connection'
import { forget } from './fairness/own-nonces'
import { Recap } from './recap.svelte'
import { StepQueue } from './step-queue'
import { shareUnchanged } from './structural-sharing'
import type {
  ServerMessage,
  Hint,
  RefusedMessage,
  ClientMessage,
  Scene,
  SeatFacts,
  EventMessage,
  TableFacts,
  TalkLine,
  WhyMessage,
} from './types'

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
export type Answer = Pick<RefusedMessage | WhyMessage, 'rule' | 'message'>

export class TableClient {
  facts = $state.raw<TableFacts | null>(null)
  events = $state.raw<readonly EventMessage[]>([])
  talk = $state.raw<readonly TalkLine[]>([])
  /** The lines of the talk that were reported from this page. */
  reported = $state.raw<readonly number[]>([])
  connectionState = $state<ConnectionState>('opening')
  /** When the connection is tried again, in milliseconds of the clock. */
  retryAt = $state(0)
  hint = $state.raw<Hint | null>(null)
  isHintAsked = $state(false)
  /** In about how many seconds the bots will be able to think; null when they are. */
  preparation = $state<number | null>(null)
  /** How many seconds the server's clock is ahead of ours. */
  clockOffset = $state(0)
  answer = $state.raw<Answer | null>(null)
  /** WhyMessage the server does not let us in. */
  error = $state<string | null>(null)
  private pending = $state.raw<Pending | null>(null)
  /** The position after what has been shown so far. */
  private position = $state.raw<Scene | null>(null)
  /** How much of what others did is still to be shown. */
  private waiting = $state(0)
  /** The event that is being told. */
  private telling = $state<number | null>(null)
  /** Whether a seat only answers in the turn of another, as the page of the game knows it. */
  isAnswering: (scene: Scene, seat: number) => boolean = () => false
  /** What has been shown since I acted of my own accord. */
  readonly recap = new Recap()
  /** The seat whose player has taken the device, where several share it and something is hidden. */
  private holder = $state<number | null>(null)
  /** The seat through which we look, or have asked to. */
  private viewing: number | null = null

  private lastLines: readonly LogLine[] = []
  private lastPlayers: Player[] = []

  readonly lines = $derived.by(
    () => (this.lastLines = shareUnchanged(this.lastLines, logLines(logEntries(this.events)))),
  )
  readonly players = $derived.by(() => {
    const players = (this.facts?.seats ?? []).map((seat, n) => ({
      seat: seat.name,
      name: this.nameOf(seat),
      mark: seat.mark,
      kind: seat.kind,
      level: seat.level,
      temper: seat.temper,
      mine: this.facts?.mine.includes(n) ?? false,
      presence: presenceOf(seat),
    }))
    return (this.lastPlayers = shareUnchanged(this.lastPlayers, players))
  })
  readonly scene = $derived(this.recap.again ?? this.position)
  /** Whether something is being shown that can be skipped. */
  readonly isShowing = $derived(this.waiting > 0 || this.recap.again !== null)
  /** What has just happened, while it is being shown. */
  readonly told = $derived.by(() => (this.telling === null ? null : lastTold(this.lines, this.telling)))
  readonly seat = $derived(this.facts?.seat ?? null)
  readonly running = $derived(this.facts?.status === 'playing')
  /** The seat that is to move, if one is. */
  readonly turn = $derived(this.running && typeof this.facts?.to_move === 'number' ? this.facts.to_move : null)
  readonly ended = $derived(this.facts?.status === 'over' || this.facts?.status === 'closed')
  /** The seat that is to take the device before what only it may see is shown. */
  readonly handOverTo = $derived.by(() => {
    const { facts } = this
    if (!facts?.hides || !this.running || facts.mine.length < 2) return null
    const turn = facts.to_move
    if (typeof turn !== 'number' || !facts.mine.includes(turn) || turn === this.holder) return null
    return turn
  })
  readonly isMyTurn = $derived(this.running && this.seat !== null && this.facts?.to_move === this.seat)
  readonly acting = $derived(this.isMyTurn && this.connectionState === 'up' && this.pending === null && !this.isShowing)
  readonly pendingMove = $derived(this.pending?.move ?? null)

  private readonly connection: Connection
  private readonly steps: StepQueue
  private shownVersion = 0
  /** Whether a move is to be taken back as soon as all that was sent is done. */
  private isUndoAsked = false
  private sent = 0
  private readonly queue: ServerMessage[] = []
  /** By request, the line that it reports. */
  private readonly reporting = new Map<string, number>()

  constructor(
    readonly id: string,
    private readonly announce: (event: EventMessage) => void,
  ) {
    this.connection = new Connection({
      open: (after) => this.open(after),
      receive: (message) => this.enqueue(message),
      change: (state, pause) => {
        this.connectionState = state
        this.retryAt = Date.now() + pause
      },
      setTimer: (act, milliseconds) => window.setTimeout(act, milliseconds),
      clearTimer: (timer) => window.clearTimeout(timer),
      random: Math.random,
    })
    this.steps = new StepQueue({
      show: (step) => this.show(step),
      tell: (event) => (this.telling = event?.version ?? null),
      pause: () => this.stepTime(),
      isOwn: (event) => this.isOwn(event),
      count: (waiting) => (this.waiting = waiting),
      setTimer: (act, milliseconds) => window.setTimeout(act, milliseconds),
      clearTimer: (timer) => window.clearTimeout(timer),
    })
  }

  /** Sit down; the answer gets up again. */
  start(): () => void {
    const wake = (): void => {
      if (document.visibilityState === 'visible' && this.connectionState === 'down') this.connection.start()
    }
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    this.connection.start()
    return () => {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      this.connection.end()
      // Nobody is here any more to take it in.
      this.queue.length = 0
      this.steps.clear()
      this.recap.stop()
    }
  }

  /** Try to connect again now. */
  retry(): void {
    this.connection.start()
  }

  move(move: string): void {
    if (!this.acting || this.seat === null) return
    this.pending = { id: this.nextId(), version: this.connection.after, seat: this.seat, move, done: null }
    this.hint = null
    this.answer = null
    this.telling = null
    if (!this.answers(this.seat)) this.recap.forget()
    this.sendMove(this.pending)
  }

  /** Show at once what is still to be shown. */
  skip(): void {
    this.recap.stop()
    this.steps.skip()
  }

  undo(): void {
    if (this.seat === null) return
    this.answer = null
    this.hint = null
    this.isUndoAsked = true
    this.undoWhatIsDone()
  }

  resign(): void {
    if (this.seat !== null) this.connection.send({ type: 'resign', id: this.nextId(), seat: this.seat })
  }

  /** Take all seats back in which a bot plays for us. */
  comeBack(): void {
    this.answer = null
    for (const seat of this.facts?.lost ?? []) this.connection.send({ type: 'return', id: this.nextId(), seat })
  }

  /** Get up before the game begins, or close a table where only bots play. */
  leave(): void {
    forget(this.id)
    this.connection.send({ type: 'leave', id: this.nextId() })
  }

  askForHint(): void {
    if (this.seat === null) return
    this.isHintAsked = this.connection.send({ type: 'hint', id: this.nextId(), seat: this.seat })
  }

  why(move: string): void {
    if (this.seat !== null) this.connection.send({ type: 'why', id: this.nextId(), seat: this.seat, move })
  }

  sendTalk(kind: 'text' | 'sign', text: string): boolean {
    return this.connection.send({ type: 'talk', kind, text })
  }

  /** Tell the host of a line. */
  report(line: number): void {
    const id = this.nextId()
    if (this.connection.send({ type: 'report', id, line })) this.reporting.set(id, line)
  }

  /** Hear nothing more from whoever said a line; or hear them again. */
  mute(line: number, muted: boolean): void {
    this.connection.send({ type: 'mute', id: this.nextId(), line, muted })
  }

  /** The player of a seat has taken the device. */
  takeDevice(seat: number): void {
    this.holder = seat
    this.viewAs(seat)
  }

  /** Whoever is to take the device does something for which nothing secret need be seen; it stays nobody's. */
  moveUnseen(move: string): void {
    const seat = this.handOverTo
    if (seat === null || this.pending !== null || this.connectionState !== 'up' || this.isShowing) return
    this.holder = null
    this.answer = null
    this.pending = { id: this.nextId(), version: this.connection.after, seat, move, done: null }
    this.sendMove(this.pending)
  }

  /**
   * Whether anything is ever hidden at this table. The server says whether something is hidden now;
   * who shares a screen must not see the next secret either.
   */
  private hides({ hides }: TableFacts): boolean {
    if (hides) saveSetting(`hides-${this.id}`, 'yes')
    return hides || readSetting(`hides-${this.id}`) === 'yes'
  }

  private viewAs(seat: number | null): void {
    if (seat === this.viewing) return
    this.viewing = seat
    // What the player before knew must not be seen while the answer is on its way, nor read later.
    if (this.facts?.hides) {
      this.steps.clear()
      this.position = null
      this.events = []
      this.recap.forget()
    }
    this.connection.send({ type: 'look', seat })
  }

  /** What to call whoever sits there; of those with the same name, with the name of the seat. */
  private nameOf({ player, name }: SeatFacts): string {
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

  private nextId(): string {
    this.sent += 1
    return `${this.sent}`
  }

  private sendMove({ id, version, seat, move }: Pending): void {
    this.connection.send({ type: 'move', id, version, seat, move } satisfies ClientMessage)
  }

  /**
   * What comes is taken in once a frame: however fast a game is played, only the newest position of
   * each frame is drawn, and nothing waits in a queue. Nobody sees the frames of a hidden page.
   */
  private enqueue(message: ServerMessage): void {
    this.queue.push(message)
    if (document.hidden) this.handleQueue()
    else if (this.queue.length === 1) requestAnimationFrame(() => this.handleQueue())
  }

  private handleQueue(): void {
    for (const message of this.queue.splice(0)) this.handle(message)
  }

  private handle(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.facts = { ...message.table, hides: this.hides(message.table) }
        this.viewing = message.table.seat
        // What was still to be shown has happened; the server does not tell it again.
        this.steps.finish()
        this.position = shareUnchanged(this.position, message.scene)
        this.shownVersion = message.version
        if (this.recap.before === null) this.recap.begin(this.position)
        this.talk = merge(this.talk, message.talk, (line) => line.id)
        this.addEvents(message.events)
        this.resendPending(message.version)
        this.viewAsMover()
        this.viewAsHolder()
        this.hideBeforeHandOver()
        break
      case 'event':
        this.steps.add(message)
        break
      case 'done':
        if (this.pending?.id === message.id) this.pending = { ...this.pending, done: message.version }
        this.settle()
        this.noteReport(message.id)
        break
      case 'refused':
        if (this.pending?.id === message.id) this.pending = null
        this.isUndoAsked = false
        this.isHintAsked = false
        this.answer = message
        break
      case 'hint':
        this.isHintAsked = false
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
      case 'preparation':
        this.preparation = message.seconds
        break
      case 'error':
        this.error = message.message
    }
  }

  private noteReport(id: string): void {
    const line = this.reporting.get(id)
    if (line !== undefined) this.reported = [...this.reported, line]
  }

  /** How long a step of others stays; nobody sees those of a hidden page, and a clock does not wait. */
  private stepTime(): number {
    if (document.hidden) return 0
    return this.facts?.setup.clock.kind === 'move' ? hurriedTime() : stepTime()
  }

  private isOwn({ seat }: EventMessage): boolean {
    return seat !== null && (this.facts?.mine.includes(seat) ?? false)
  }

  private answers(seat: number | null): boolean {
    return seat !== null && this.position !== null && this.isAnswering(this.position, seat)
  }

  private show(step: readonly EventMessage[]): void {
    const acted = step.some((event) => this.isOwn(event) && !this.answers(event.seat))
    this.addEvents(step)
    for (const event of step) this.apply(event)
    if (acted) this.recap.begin(this.position)
    else this.recap.add(this.position, step[0]?.version ?? 0)
  }

  private addEvents(events: readonly EventMessage[]): void {
    this.events = merge(this.events, events, (event) => event.version)
  }

  private apply(event: EventMessage): void {
    const facts = this.facts
    if (!facts) return
    const { to_move, deadline, can_undo } = event
    const acted = event.kind === 'move' || event.kind === 'deal'
    const status = event.kind === 'closed' ? 'closed' : acted ? (to_move === null ? 'over' : 'playing') : facts.status
    const rematch = event.kind === 'rematch' ? (event.table ?? null) : (facts.rematch ?? null)
    const repeat = event.kind === 'repeat' ? (event.table ?? null) : (facts.repeat ?? null)
    this.facts = { ...facts, to_move, deadline, can_undo, status, rematch, repeat }
    if (event.scene) this.position = shareUnchanged(this.position, event.scene)
    this.shownVersion = event.version
    this.hint = null
    this.clockOffset = event.at - Date.now() / 1000
    if (!this.isOwn(event)) this.announce(event)
    this.settle()
    this.viewAsMover()
    this.hideBeforeHandOver()
  }

  /** Our move is on the board as soon as both its confirmation and its event are here. */
  private settle(): void {
    const done = this.pending?.done
    if (done === null || done === undefined || this.shownVersion < done) return
    this.pending = null
    // What belongs to it is sent first.
    void tick().then(() => this.undoWhatIsDone())
  }

  private undoWhatIsDone(): void {
    if (!this.isUndoAsked || this.pending !== null || this.seat === null) return
    this.isUndoAsked = false
    this.connection.send({ type: 'undo', id: this.nextId(), version: this.connection.after, seat: this.seat })
  }

  /** After a break the move is sent again, if nothing has happened since: the version keeps it single. */
  private resendPending(version: number): void {
    if (!this.pending) return
    if (this.pending.version === version) this.sendMove(this.pending)
    else {
      this.pending = null
      this.isUndoAsked = false
    }
  }

  /** After a break the server does not know who holds the device: they look with their view again. */
  private viewAsHolder(): void {
    if (this.facts?.hides && this.holder !== null && this.handOverTo === null) this.viewAs(this.holder)
  }

  /** Until the next one has taken the device, we see what everybody may see. */
  private hideBeforeHandOver(): void {
    if (this.handOverTo !== null) this.viewAs(null)
  }

  /** Where nothing is hidden, we see the view of whoever of us is to move. */
  private viewAsMover(): void {
    const { facts } = this
    if (!facts || facts.hides || typeof facts.to_move !== 'number') return
    if (facts.mine.includes(facts.to_move)) this.viewAs(facts.to_move)
  }
}

/** Whether a person is there; nothing is said of bots. */
function presenceOf({ kind, resigned, online }: SeatFacts): Player['presence'] {
  if (resigned) return 'resigned'
  if (kind !== 'human') return undefined
  return online ? 'here' : 'away'
}

/** Things with numbers, the newer in place of the older, in order. */
function merge<Thing>(old: readonly Thing[], fresh: readonly Thing[], number: (thing: Thing) => number): Thing[] {
  const [last, first] = [old.at(-1), fresh[0]]
  if (fresh.length === 1 && first !== undefined && (last === undefined || number(last) < number(first)))
    return [...old, first]
  const known = new Map(old.map((thing) => [number(thing), thing]))
  for (const thing of fresh) known.set(number(thing), thing)
  return [...known.values()].sort((a, b) => number(a) - number(b))
}

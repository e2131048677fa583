// What I am about to do in my turn: the tile face up or down, firefighters in hand, and the moves they make.
import { say } from '../../../i18n/translate.svelte'
import type { BoardProps, Scene } from '../../game-ui'
import { cellsOf, type Cell } from '../board/cells'
import { keyAt, readScene } from '../read-scene'
import type { Colour, Key } from '../scene'
import { coloursToPlace, moveOf, mostAt, pointsWith, putOne, recolour, takeOne, type Draft } from './draft'
import { layMove, menMove, parseMove } from './moves'

type Facts = Pick<BoardProps, 'scene' | 'acting' | 'pending' | 'hint' | 'onmove' | 'onwhy'>

export class Plan {
  #wished = $state<Colour | null>(null)
  // What was chosen belongs to the scene it was chosen in: another one takes it back.
  #paying = $state.raw<{ scene: Scene; colour: Colour } | null>(null)
  #inHand = $state.raw<{ scene: Scene; draft: Draft } | null>(null)
  #breaking = $state.raw<{ scene: Scene; key: Key } | null>(null)
  readonly #facts: () => Facts

  readonly scene = $derived.by(() => readScene(this.#facts().scene))
  /** My move is on its way. */
  readonly isBusy = $derived.by(() => this.#facts().pending !== null)
  readonly acts = $derived.by(() => this.#facts().acting && !this.isBusy)
  readonly advised = $derived.by(() => parseMove(this.scene, this.#facts().hint?.move ?? null))
  /** How many firefighters I have left, of all colours. */
  readonly supply = $derived(
    Object.values(this.scene.seats[this.scene.turn]?.supply ?? {}).reduce((sum, men) => sum + men, 0),
  )
  /** The colours that can be placed, and the one that goes next. */
  readonly colours = $derived(coloursToPlace(this.scene))
  readonly colour = $derived(
    this.#wished !== null && this.colours.includes(this.#wished) ? this.#wished : (this.colours[0] ?? null),
  )
  /** The colours that can pay for a firebreak, and the one that does. */
  readonly payers = $derived([...new Set(this.scene.open.flatMap(({ breaks }) => Object.keys(breaks)))])
  readonly payer = $derived.by(() => (this.#paying?.scene === this.#facts().scene ? this.#paying.colour : null))
  /** Where a firebreak is about to lie: it ends the turn and cannot be taken back, so it waits to be confirmed. */
  readonly breaking = $derived.by(() =>
    this.acts && this.payer !== null && this.#breaking?.scene === this.#facts().scene ? this.#breaking.key : null,
  )
  readonly draft = $derived.by(() =>
    this.acts && this.#inHand?.scene === this.#facts().scene ? this.#inHand.draft : null,
  )
  /** My points now and with the firefighters in hand, where points are counted. */
  readonly prospect = $derived.by(() => {
    const { draft, scene } = this
    if (draft === null || scene.task !== null) return null
    return { now: scene.seats[scene.turn]?.points ?? 0, then: pointsWith(scene, draft) }
  })
  readonly isFull = $derived(
    this.draft !== null && this.draft.count >= mostAt(this.scene, this.draft.key, this.draft.colour),
  )
  readonly cells = $derived.by(() => {
    const { acting, pending } = this.#facts()
    const underWay = parseMove(this.scene, pending)
    return cellsOf(this.scene, {
      colour: acting ? this.colour : null,
      faceDown: this.payer !== null,
      draft: this.draft,
      breaking: this.breaking,
      pending: underWay,
    })
  })

  constructor(
    facts: () => Facts,
    /** What follows a move: the button that was pressed may be gone in a moment. */
    private readonly rest: () => void,
  ) {
    this.#facts = facts
  }

  /** What acting on a cell does, for those who hear it. */
  label(cell: Cell): string | null {
    if (!this.acts) return null
    if (cell.key === this.breaking) return say('feurio-web-break-ready')
    if (cell.hot) {
      const does = say(this.payer ? 'feurio-web-does-break' : 'feurio-web-does-lay')
      if (cell.closes > 0) return `${does} ${say('feurio-web-closes', { count: cell.closes })}`
      return cell.costs > 0 ? `${does} ${say('feurio-web-loses', { points: cell.costs })}` : does
    }
    if (cell.takes > 0) return say('feurio-web-does-put', { room: cell.takes })
    return this.scene.phase === 'lay' || cell.tile ? say('feurio-web-does-tell') : null
  }

  act(cell: Cell): void {
    if (!this.acts || cell.key === this.breaking) return
    const { onwhy, scene } = this.#facts()
    if (this.scene.phase === 'lay') {
      const move = this.payer ? cell.open?.breaks[this.payer] : cell.open?.lay
      if (!move) onwhy(layMove(cell.key))
      else if (this.payer) this.#breaking = { scene, key: cell.key }
      else this.#send(move)
    } else if (this.scene.phase === 'men' && this.colour !== null && cell.tile) {
      const next = putOne(this.scene, this.draft, cell.key, this.colour)
      if (next) this.#hold(next)
      else onwhy(menMove(cell.key, this.draft?.key === cell.key ? this.draft.count + 1 : 1, this.colour))
    }
  }

  /** A key on a cell; whether it meant something. */
  press(name: string, cell: Cell): boolean {
    if (!this.acts) return false
    if (name === 'Escape' && this.breaking !== null) this.#breaking = null
    else if (this.scene.phase !== 'men') return false
    else if (name === '+') this.act(cell)
    else if (name === '-') this.less()
    else if (name === 'Escape' && this.draft) this.#hold(null)
    else return false
    return true
  }

  choose(colour: Colour): void {
    const { draft } = this
    this.#wished = colour
    if (draft) this.#hold(recolour(this.scene, draft, colour))
  }

  pay(colour: Colour | null): void {
    this.#paying = colour === null ? null : { scene: this.#facts().scene, colour }
    this.#breaking = null
  }

  more(): void {
    const { draft } = this
    if (draft) this.#hold(putOne(this.scene, draft, draft.key, draft.colour) ?? draft)
  }

  less(): void {
    if (this.draft) this.#hold(takeOne(this.draft))
  }

  takeBack(): void {
    this.#hold(null)
    this.#breaking = null
    this.rest()
  }

  finish(): void {
    const { breaking, payer } = this
    const place = this.scene.open.find((open) => keyAt(open) === breaking)
    if (place && payer) this.#send(place.breaks[payer] ?? null)
    else if (this.draft) this.#send(moveOf(this.scene, this.draft))
  }

  pass(): void {
    this.#send(this.scene.pass)
  }

  #hold(next: Draft | null): void {
    this.#inHand = next && { scene: this.#facts().scene, draft: next }
  }

  #send(move: string | null): void {
    if (move === null || this.isBusy) return
    this.#facts().onmove(move)
    this.rest()
  }
}

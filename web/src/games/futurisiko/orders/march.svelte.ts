// A march that is being planned: how many of each kind go there, by which way, and what will come of it.
import type { Marching, PlaceId, WorldScene } from '../scene'
import { predict, propose, type Order, type Outlook } from './orders'

interface Facts {
  scene: WorldScene
  /** The pattern that a hint recommends. */
  hinted: string | null
}

export class MarchPlan {
  #counts = $state.raw<Readonly<Record<string, number>>>({})
  readonly #facts: () => Facts

  readonly ways = $derived.by(() => {
    const { hinted, scene } = this.#facts()
    const all = scene.offers.marches.filter(({ origin, target }) => origin === this.origin && target === this.target)
    const byLand = all.find(({ unit, sea }) => unit === 'tank' && sea === null)?.most ?? 0
    // Nobody ferries what can as well drive.
    return all.filter(({ sea, most, pattern }) => sea === null || most > byLand || pattern === hinted)
  })
  readonly prospect = $derived.by(() => this.#facts().scene.offers.prospects[this.target])
  /** By way, how many go at first: all of what a hint names, or what is likeliest to win. */
  readonly #proposed = $derived.by<Readonly<Record<string, number>>>(() => {
    const { hinted, scene } = this.#facts()
    const first = this.ways.find(({ pattern }) => pattern === hinted) ?? this.#largest('tank') ?? this.ways[0]
    if (!first) return {}
    const [tanks, planes] = [this.#largest('tank'), this.#largest('plane')]
    if (hinted !== null || !this.prospect) return { [first.pattern]: first.most }
    const [driving, flying] = propose(this.prospect, scene.turn, tanks?.most ?? 0, planes?.most ?? 0)
    return {
      ...(tanks ? { [tanks.pattern]: driving } : {}),
      ...(planes ? { [planes.pattern]: flying } : {}),
    }
  })
  readonly orders = $derived.by<Order[]>(() =>
    this.ways.map((way) => ({ pattern: way.pattern, count: this.countOf(way) })).filter(({ count }) => count > 0),
  )
  readonly size = $derived(this.orders.reduce((sum, { count }) => sum + count, 0))
  readonly outlook = $derived.by<Outlook | null>(() => {
    if (!this.prospect || this.size === 0) return null
    return predict(this.prospect, this.#facts().scene.turn, this.#sum('tank'), this.#sum('plane'))
  })

  constructor(
    readonly origin: PlaceId,
    readonly target: PlaceId,
    facts: () => Facts,
  ) {
    this.#facts = facts
  }

  /** How many go this way: what was chosen, or else what is best, so that one press more sends them. */
  countOf(way: Marching): number {
    return Math.min(way.most, this.#counts[way.pattern] ?? this.#proposed[way.pattern] ?? 0)
  }

  /** Let so many go this way. The same tanks may go by land or by ferry: what goes one way cannot go another. */
  change(way: Marching, count: number): void {
    const next = Object.fromEntries(this.ways.map((other) => [other.pattern, this.countOf(other)]))
    if (way.unit === 'tank') for (const { unit, pattern } of this.ways) if (unit === 'tank') next[pattern] = 0
    this.#counts = { ...next, [way.pattern]: count }
  }

  /** The way by which most pieces of a kind can go. */
  #largest(unit: Marching['unit']): Marching | undefined {
    return this.ways.filter((way) => way.unit === unit).sort((a, b) => b.most - a.most)[0]
  }

  #sum(unit: Marching['unit']): number {
    return this.ways.reduce((all, way) => all + (way.unit === unit ? this.countOf(way) : 0), 0)
  }
}

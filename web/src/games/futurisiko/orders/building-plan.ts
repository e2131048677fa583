// What one might build without thinking long: tanks beside weak neighbours, the rest where most enemies stand.
import type { PlaceId, World, WorldScene } from '../scene'
import type { Order } from './orders'

/** So many tanks mostly take a flag; each piece that stands with it asks for two more. */
const FOR_A_FLAG = 3
const FOR_A_PIECE = 2

/** Tanks for all points that are left; nothing where none can be built. */
export function planBuilding(scene: WorldScene, world: World): Order[] {
  const offers = new Map(scene.offers.builds.filter(({ unit }) => unit === 'tank').map((offer) => [offer.place, offer]))
  const front = new Front(scene, world, [...offers.keys()])
  let left = Math.max(0, ...[...offers.values()].map(({ most }) => most))
  const planned = new Map<PlaceId, number>()
  const put = (place: PlaceId, count: number): void => {
    planned.set(place, (planned.get(place) ?? 0) + count)
    left -= count
  }
  for (let next = front.attack(left); next; next = front.attack(left)) put(...next)
  for (let place = front.weakest(planned); left > 0 && place !== null; place = front.weakest(planned)) put(place, 1)
  return [...planned].flatMap(([place, count]) => {
    const offer = offers.get(place)
    return offer ? [{ pattern: offer.pattern, count }] : []
  })
}

/** The own territories, and what stands on the other side. */
class Front {
  readonly #scene: WorldScene
  readonly #world: World
  readonly #own: readonly PlaceId[]
  // From where an attack is planned already, and on what.
  readonly #taken = new Set<PlaceId>()

  constructor(scene: WorldScene, world: World, own: readonly PlaceId[]) {
    this.#scene = scene
    this.#world = world
    this.#own = own
  }

  /** Where an attack lacks fewest tanks, and how many; null where no more can be made ready with so many. */
  attack(left: number): [PlaceId, number] | null {
    let best: { place: PlaceId; target: PlaceId; lack: number } | null = null
    for (const place of this.#own.filter((each) => !this.#taken.has(each))) {
      for (const target of this.#enemies(place).filter((each) => !this.#taken.has(each))) {
        // One tank stays at home.
        const lack = FOR_A_FLAG + FOR_A_PIECE * this.#units(target) + 1 - this.#units(place)
        if (lack > 0 && lack <= left && (best === null || lack < best.lack)) best = { place, target, lack }
      }
    }
    if (best === null) return null
    this.#taken.add(best.place).add(best.target)
    return [best.place, best.lack]
  }

  /** The own territory that stands worst against its neighbours, with what is planned there. */
  weakest(planned: ReadonlyMap<PlaceId, number>): PlaceId | null {
    const lack = (place: PlaceId): number => {
      const threats = this.#enemies(place).map((enemy) => this.#units(enemy))
      return Math.max(-1, ...threats) - this.#units(place) - (planned.get(place) ?? 0)
    }
    const border = this.#own.filter((place) => this.#enemies(place).length > 0)
    const places = border.length > 0 ? border : this.#own
    return [...places].sort((a, b) => lack(b) - lack(a))[0] ?? null
  }

  #enemies(place: PlaceId): PlaceId[] {
    return (this.#world.territories[place]?.neighbours ?? []).filter((near) => {
      const holder = this.#scene.territories[near]?.holder?.seat
      return holder !== undefined && holder !== this.#scene.turn && !this.#hasTruce(holder)
    })
  }

  #hasTruce(other: number): boolean {
    return this.#scene.truces.some((pair) => pair.includes(other) && pair.includes(this.#scene.turn))
  }

  #units(place: PlaceId): number {
    const { tanks = 0, planes = 0 } = this.#scene.territories[place]?.holder ?? {}
    return tanks + planes
  }
}

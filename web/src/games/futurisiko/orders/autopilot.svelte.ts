// What goes on by itself: steps without a choice, and a fight that is fought to its end.
import type { BattleScene, WorldScene } from '../scene'

/**
 * What is only a matter of waiting: one says it, and nothing else could be done. Whoever holds cards says it in front of
 * other people, so that nobody can tell from the pause whether one could be played.
 */
export function forcedMove(scene: WorldScene, isAmongPeople: boolean): string | null {
  const { offers, phase, marches, production, seats, turn } = scene
  const { builds, plays, shows, removals, says } = offers
  const marks = Object.values(offers.marks)
  const cards = plays.length + shows.length + (offers.before?.plays.length ?? 0)
  const choices = builds.length + cards + removals.length + offers.marches.length
  if (choices > 0 || says.length + marks.length !== 1) return null
  if (isAmongPeople && marks.length === 0 && (seats[turn]?.cards ?? 0) > 0) return null
  // To roll is for the player; and what was built or planned is not sent off behind one's back.
  const isOwnWork = phase === 'roll' || marches.length > 0 || (production?.built.length ?? 0) > 0
  return isOwnWork || phase === 'claim' ? null : (says[0]?.move ?? marks[0] ?? null)
}

/** The fights that can be chosen, the likeliest first. */
export function fightsByChance({ invasions, offers }: WorldScene): BattleScene[] {
  return [...invasions].sort((a, b) => b.win - a.win).filter(({ place }) => offers.marks[place] !== undefined)
}

/** Fights on without being asked at every roll, until something is to be decided. */
export class Autopilot {
  /** Whether it fights on; `all`: also what comes after this fight. */
  mode = $state<'off' | 'fight' | 'all'>('off')
  #place: string | null = null
  #cards = ''

  /** Go on by itself from here: the cards that could be played now are known, and not wanted. */
  start(mode: 'fight' | 'all', scene: WorldScene): void {
    this.mode = mode
    this.#place = scene.fight?.place ?? null
    this.#cards = cardsOf(scene)
  }

  stop(): void {
    this.mode = 'off'
  }

  /** The next move, if it is plain what comes next. */
  next(scene: WorldScene): string | null {
    if (this.mode === 'off') return null
    if (scene.phase === 'choose_fight' && this.mode === 'all') {
      const [likeliest] = fightsByChance(scene)
      return likeliest ? (scene.offers.marks[likeliest.place] ?? null) : null
    }
    return rollOf(scene)
  }

  /** A fight is over, or a card could matter now: nothing goes on by itself any more. */
  settle(scene: WorldScene): void {
    const isSame = scene.fight !== null && (this.mode === 'all' || scene.fight.place === this.#place)
    const isBetween = this.mode === 'all' && scene.phase === 'choose_fight'
    const isNewCard = rollOf(scene) !== null && cardsOf(scene) !== this.#cards
    if (!(isSame || isBetween) || isNewCard) this.stop()
  }
}

/** The move that rolls, where it is asked for. */
function rollOf({ offers }: WorldScene): string | null {
  return offers.says.find(({ verb }) => verb === 'roll')?.move ?? null
}

/** The cards that could be played with a roll. */
function cardsOf({ offers }: WorldScene): string {
  return offers.plays.map(({ verb, sea }) => `${verb} ${sea ?? ''}`).join()
}

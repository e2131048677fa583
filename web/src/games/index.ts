// The user interfaces of the games, found by their folders, so that nobody names a game.
import type { Component } from 'svelte'
import { loadMessages } from '../i18n/translate.svelte'
import type { GameUi } from './game-ui'
import { loadPackageUi } from './package-ui'

const uis = import.meta.glob<GameUi>('./*/ui.ts', { import: 'ui' })
const sceneries = import.meta.glob<Component>('./*/Scenery.svelte', { import: 'default' })

/** What a game shows, its texts with it; what its package brings for a game that has no folder here. */
export async function loadGameUi(game: string): Promise<GameUi> {
  const [ui] = await Promise.all([uis[`./${game}/ui.ts`]?.() ?? loadPackageUi(game), loadMessages(`${game}/web`)])
  return ui
}

/** The picture of a game for the home page, if it has one. */
export async function loadScenery(game: string): Promise<Component | null> {
  return (await sceneries[`./${game}/Scenery.svelte`]?.()) ?? null
}

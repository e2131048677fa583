// The rooms of the games, found by their folders, so that nobody names a game.
import type { Component } from 'svelte'
import { learn } from '../words/words.svelte'
import type { GameRoom } from './game'
import { room as plain } from './plain'

const rooms = import.meta.glob<GameRoom>('./*/room.ts', { import: 'room' })
const sceneries = import.meta.glob<Component>('./*/Scenery.svelte', { import: 'default' })

/** The room of a game, its texts with it; a plain one for a game that has none. */
export async function openRoom(game: string): Promise<GameRoom> {
  const [room] = await Promise.all([rooms[`./${game}/room.ts`]?.() ?? plain, learn(`${game}-web`)])
  return room
}

/** The picture of a game for the home page, if its room has one. */
export async function openScenery(game: string): Promise<Component | null> {
  return (await sceneries[`./${game}/Scenery.svelte`]?.()) ?? null
}

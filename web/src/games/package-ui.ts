// A game from another package: its board is an ES module that the server has, or else plain.
import { api } from '../server/api'
import type { BoardModule, GameUi } from './game-ui'
import PackageBoard from './PackageBoard.svelte'
import { ui as plain } from './plain-ui'

/** What a game shows that has no folder here. */
export async function loadPackageUi(game: string): Promise<GameUi> {
  const card = (await api.games()).find(({ name }) => name === game)
  if (!card?.board_module) return plain
  try {
    const module = (await import(/* @vite-ignore */ card.board_module)) as BoardModule
    return { Board: PackageBoard, module }
  } catch (error) {
    // Better a plain board than none; who made the module reads why.
    console.error(error)
    return plain
  }
}

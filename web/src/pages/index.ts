// The pages, each fetched when it is first opened.
import type { Component } from 'svelte'
import type { Page, PageProps } from '../routes'

const pages: Record<Page, () => Promise<{ default: unknown }>> = {
  home: () => import('./Home.svelte'),
  new: () => import('./NewTable.svelte'),
  join: () => import('./Join.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  deal: () => import('./Deal.svelte'),
  'how-to': () => import('./HowTo.svelte'),
  learn: () => import('./Lesson.svelte'),
  leave: () => import('./Unsubscribe.svelte'),
  move: () => import('./Move.svelte'),
  missing: () => import('./NotFound.svelte'),
}

/** A page; one that has no use for parameters may take none. */
export async function openPage(page: Page): Promise<Component<PageProps>> {
  return (await pages[page]()).default as Component<PageProps>
}

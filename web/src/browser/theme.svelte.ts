// Light, dark, or as the system likes; public/theme.js does the same before the first paint.
import { readSetting, saveSetting } from './storage'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

let current = $state<Theme>(THEMES.find((theme) => theme === readSetting('theme')) ?? 'system')

/** The theme chosen. */
export function theme(): Theme {
  return current
}

/** Choose a theme. */
export function setTheme(theme: Theme): void {
  current = theme
  saveSetting('theme', theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

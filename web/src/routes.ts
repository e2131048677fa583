// The addresses of the pages.

export type Page =
  'home' | 'new' | 'join' | 'table' | 'replay' | 'rules' | 'deal' | 'how-to' | 'learn' | 'leave' | 'move' | 'missing'
export type Params = Readonly<Record<string, string>>

/** What every page is given. */
export interface PageProps {
  params: Params
}

export interface Route {
  page: Page
  params: Params
}

// A part with a colon is a parameter; one with a question mark may be missing.
const PATTERNS: readonly (readonly [Page, string])[] = [
  ['home', '/'],
  ['new', '/new/:game'],
  ['join', '/join/:code'],
  ['table', '/table/:id'],
  ['replay', '/replay/:id/:step?'],
  ['rules', '/rules/:game/:version?'],
  ['deal', '/deal/:id'],
  ['how-to', '/how-to-play/:game'],
  ['learn', '/learn/:game'],
  ['leave', '/leave/:token'],
  ['move', '/move'],
]

/** The page at an address. */
export function match(path: string): Route {
  const parts = split(path)
  for (const [page, pattern] of PATTERNS) {
    const params = fit(split(pattern), parts)
    if (params) return { page, params }
  }
  return { page: 'missing', params: {} }
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

function fit(pattern: string[], parts: string[]): Params | null {
  if (parts.length > pattern.length) return null
  const params: Record<string, string> = {}
  for (const [n, wanted] of pattern.entries()) {
    const part = parts[n]
    if (part === undefined) {
      if (!wanted.endsWith('?')) return null
    } else if (wanted.startsWith(':')) {
      const value = decode(part)
      if (value === null) return null
      params[wanted.slice(1).replace('?', '')] = value
    } else if (wanted !== part) return null
  }
  return params
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

import { describe, expect, test } from 'vitest'
import { match } from '../src/routes'

describe('An address leads to a page', () => {
  test.each([
    ['/', 'home', {}],
    ['/new/chess', 'new', { game: 'chess' }],
    ['/join/AB-12', 'join', { code: 'AB-12' }],
    ['/table/x9', 'table', { id: 'x9' }],
    ['/replay/x9', 'replay', { id: 'x9' }],
    ['/replay/x9/12', 'replay', { id: 'x9', step: '12' }],
    ['/rules/chess/', 'rules', { game: 'chess' }],
    ['/rules/chess/2', 'rules', { game: 'chess', version: '2' }],
    ['/deal/x9', 'deal', { id: 'x9' }],
    ['/learn/chess', 'learn', { game: 'chess' }],
    ['/join/a%20b', 'join', { code: 'a b' }],
  ])('%s', (path, page, params) => expect(match(path)).toEqual({ page, params }))

  test.each(['/nowhere', '/table', '/table/x/y', '/new', '/join/%E0%A4%A'])('%s leads nowhere', (path) =>
    expect(match(path).page).toBe('missing'),
  )
})

import { describe, expect, it } from 'vitest'
import { shareUnchanged } from '../../src/server/structural-sharing'

describe('what comes anew', () => {
  it('is the very same thing where it says the same', () => {
    const old = { seats: [{ name: 'red' }], round: 1 }
    expect(shareUnchanged(old, { seats: [{ name: 'red' }], round: 1 })).toBe(old)
  })

  it('keeps its unchanged parts, and has the changed ones', () => {
    const old = {
      seats: [
        { name: 'red', value: 3 },
        { name: 'blue', value: 5 },
      ],
      truces: [[0, 1]],
    }
    const fresh = {
      seats: [
        { name: 'red', value: 4 },
        { name: 'blue', value: 5 },
      ],
      truces: [[0, 1]],
    }
    const wanted = structuredClone(fresh)
    const shared = shareUnchanged(old, fresh)
    expect(shared).toEqual(wanted)
    expect(shared.seats[0]).not.toBe(old.seats[0])
    expect(shared.seats[1]).toBe(old.seats[1])
    expect(shared.truces).toBe(old.truces)
  })

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [
      { a: 1, b: undefined },
      { a: 1, c: undefined },
    ],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [
      [1, 2],
      [1, 2, 3],
    ],
    [{}, []],
    [{ 0: 'x' }, ['x']],
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [{ a: null }, { a: {} }],
    ['1', 1],
  ])('is never taken for %j if it is %j', (old, fresh) => {
    const wanted = structuredClone(fresh)
    const shared = shareUnchanged(old, fresh)
    expect(shared).toStrictEqual(wanted)
    expect(shared).not.toBe(old)
  })

  it('leaves the old thing as it was', () => {
    const old = { places: { alaska: { holder: 1 } } }
    shareUnchanged(old, { places: { alaska: { holder: 2 } } })
    expect(old).toEqual({ places: { alaska: { holder: 1 } } })
  })
})

// What comes anew is mostly as it was: its unchanged parts stay the very same objects, so that only
// what differs is looked at and drawn again.

type Parts = Record<string, unknown>

/** The fresh thing, made of the old one's parts wherever they say the same. The fresh one is used up. */
export function shareUnchanged<Thing>(old: unknown, fresh: Thing): Thing {
  if (!isMade(old) || !isMade(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh
  const parts: Parts = fresh
  const keys = Object.keys(parts)
  let isSame = keys.length === Object.keys(old).length
  for (const key of keys) {
    const part = (parts[key] = shareUnchanged(old[key], parts[key]))
    if (part !== old[key] || !(key in old)) isSame = false
  }
  return isSame ? (old as Thing) : fresh
}

function isMade(thing: unknown): thing is Parts {
  return typeof thing === 'object' && thing !== null
}

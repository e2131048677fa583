// What this browser remembers of its owner's wishes. A browser may forbid it: then nothing stays.
const PREFIX = 'ludoteca-'

/** What was remembered under a name. */
export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Remember a wish. */
export function saveSetting(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // A private window without storage: the wish holds until the page is left.
  }
}

// Numbers, dates and spans of time, as the language of the page writes them.
import { language } from './translate.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A number. */
export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value)
}

/** A share between 0 and 1, in per cent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share)
}

/** Names one after the other, the last with “and”. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
}

/** The time of day, of a moment in seconds. */
export function time(at: number): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(at * 1000)
}

/** How long ago a moment was, roughly. */
export function ago(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const gone = Math.max(0, now - at)
  if (gone < MINUTE) return format.format(0, 'second')
  if (gone < HOUR) return format.format(-Math.floor(gone / MINUTE), 'minute')
  if (gone < DAY) return format.format(-Math.floor(gone / HOUR), 'hour')
  return format.format(-Math.floor(gone / DAY), 'day')
}

/** What is left until a moment: minutes and seconds, or days and hours. */
export function left(seconds: number): string {
  const rest = Math.max(0, Math.ceil(seconds))
  const unit = (amount: number, unit: string): string =>
    new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(amount)
  if (rest >= DAY) return `${unit(Math.floor(rest / DAY), 'day')} ${unit(Math.floor((rest % DAY) / HOUR), 'hour')}`
  if (rest >= HOUR)
    return `${unit(Math.floor(rest / HOUR), 'hour')} ${unit(Math.floor((rest % HOUR) / MINUTE), 'minute')}`
  return `${Math.floor(rest / MINUTE)}:${String(rest % MINUTE).padStart(2, '0')}`
}

/** What stands alone begins with a capital. */
export function capitalized(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

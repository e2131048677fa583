// Where we are, on the History API: links within the site change the page without loading it anew.
import { match } from './routes'

let path = $state(location.pathname)
let hash = $state(location.hash)
const route = $derived(match(path))

/** The page we are on. */
export function currentRoute() {
  return route
}

/** The part of the address after #, without it. */
export function anchor(): string {
  return decodeURIComponent(hash.slice(1))
}

/** Go to another page of the site; `quietly` leaves no trace to go back to. */
export function navigate(address: string, quietly = false): void {
  if (quietly) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  readAddress()
}

/** Change the address to that of the very thing on show, without leaving the page. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address)
}

function readAddress(): void {
  path = location.pathname
  hash = location.hash
}

/** Take plain clicks on links within the site, and the buttons back and forward. */
export function startRouter(): void {
  addEventListener('popstate', readAddress)
  addEventListener('hashchange', readAddress)
  addEventListener('click', (click) => {
    if (click.defaultPrevented || click.button !== 0) return
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    const link = click.target instanceof Element ? click.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    // Within a page the browser itself finds the anchor.
    if (link.pathname === location.pathname && link.hash) return
    click.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  })
}

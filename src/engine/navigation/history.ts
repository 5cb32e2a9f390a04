import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router-dom'

/** Keeps the person from leaving until they have been asked. */
export interface Blocker {
  blocks(from: Location, to: Location): boolean
  /** `leave` goes where they wanted to go; the blocker must let it pass by then. */
  ask(leave: () => void): void
}

type Listener = (next: Location, former: Location) => void

export interface ScreenHistory {
  readonly location: Location
  /** For the router's links and calls; every path is whole by then. */
  readonly navigator: Navigator
  /** Goes where a link leads; to where the person is already, without another entry. */
  follow(address: string): void
  /** Hears of each change of place; returns how to stop. */
  listen(listener: Listener): () => void
  /** Returns how to take the blocker away. */
  block(blocker: Blocker): () => void
}

interface Entry {
  readonly location: Location
  /** How far from the first entry: what Back and Forward are told apart by. */
  readonly index: number
}

/** The browser's history, with a question before a place is left. */
export function createHistory(): ScreenHistory {
  const listeners = new Set<Listener>()
  let current = readEntry(0)
  let blocker: Blocker | null = null
  let onReturned: (() => void) | null = null

  function settle(next: Entry): void {
    const former = current.location
    current = next
    for (const listener of listeners) listener(next.location, former)
  }

  function navigate(to: To, replace: boolean, state: unknown = null): void {
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
    const location = { pathname, search, hash, state, key: makeKey() }
    const go = () => {
      const next = { location, index: current.index + (replace ? 0 : 1) }
      writeEntry(next, replace)
      settle(next)
    }
    if (blocker?.blocks(current.location, location)) blocker.ask(go)
    else go()
  }

  window.addEventListener('popstate', () => {
    if (onReturned) {
      onReturned()
      onReturned = null
      return
    }
    const next = readEntry(current.index + 1)
    const steps = next.index - current.index
    const asker = blocker
    if (steps === 0 || !asker?.blocks(current.location, next.location)) return settle(next)
    // The address goes back to what is shown before the question is asked.
    onReturned = () => asker.ask(() => window.history.go(steps))
    window.history.go(-steps)
  })

  return {
    get location() {
      return current.location
    },
    navigator: navigatorOf(navigate),
    follow: (address) => navigate(address, address === createPath(current.location)),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    block(next) {
      blocker = next
      return () => {
        if (blocker === next) blocker = null
      }
    },
  }
}

type Navigate = (to: To, replace: boolean, state: unknown) => void

function navigatorOf(navigate: Navigate): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => window.history.go(steps),
    push: (to, state) => navigate(to, false, state),
    replace: (to, state) => navigate(to, true, state),
  }
}

/** The browser's own entry; one that a link of the page itself has made is numbered now. */
function readEntry(index: number): Entry {
  const { pathname, search, hash } = window.location
  const kept: unknown = window.history.state
  if (isKept(kept)) {
    return { location: { pathname, search, hash, state: kept.state, key: kept.key }, index: kept.index }
  }
  const entry = { location: { pathname, search, hash, state: null, key: makeKey() }, index }
  writeEntry(entry, true)
  return entry
}

function writeEntry({ location, index }: Entry, replace: boolean): void {
  const kept: Kept = { index, key: location.key, state: location.state }
  if (replace) window.history.replaceState(kept, '', createPath(location))
  else window.history.pushState(kept, '', createPath(location))
}

interface Kept {
  readonly index: number
  readonly key: string
  readonly state: unknown
}

function isKept(kept: unknown): kept is Kept {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'index' in kept &&
    typeof kept.index === 'number' &&
    'key' in kept &&
    typeof kept.key === 'string'
  )
}

function makeKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

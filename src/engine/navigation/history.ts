import { addressOf, resolveTo, type Place, type To } from './place.ts'

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  readonly replace?: boolean
  readonly state?: unknown
}

/** Keeps the person from leaving until they have been asked. */
export interface Blocker {
  blocks(from: Place, to: Place): boolean
  /** `leave` goes where they wanted to go; the blocker must let it pass by then. */
  ask(leave: () => void): void
}

type Listener = (next: Place, former: Place) => void

export interface ScreenHistory {
  readonly place: Place
  navigate(to: To, options?: NavigateOptions): void
  /** Hears of each change of place; returns how to stop. */
  listen(listener: Listener): () => void
  /** Returns how to take the blocker away. */
  block(blocker: Blocker): () => void
}

interface Entry {
  readonly place: Place
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
    const former = current.place
    current = next
    for (const listener of listeners) listener(next.place, former)
  }

  function navigate(to: To, { replace = false, state = null }: NavigateOptions = {}): void {
    const place = { ...resolveTo(to, current.place), state, key: makeKey() }
    const go = () => {
      const next = { place, index: current.index + (replace ? 0 : 1) }
      writeEntry(next, replace)
      settle(next)
    }
    if (blocker?.blocks(current.place, place)) blocker.ask(go)
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
    if (steps === 0 || !asker?.blocks(current.place, next.place)) return settle(next)
    // The address goes back to what is shown before the question is asked.
    onReturned = () => asker.ask(() => window.history.go(steps))
    window.history.go(-steps)
  })

  return {
    get place() {
      return current.place
    },
    navigate,
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

/** The browser's own entry; one that a link of the page itself has made is numbered now. */
function readEntry(index: number): Entry {
  const { pathname, search, hash } = window.location
  const kept: unknown = window.history.state
  if (isKept(kept)) {
    return { place: { pathname, search, hash, state: kept.state, key: kept.key }, index: kept.index }
  }
  const entry = { place: { pathname, search, hash, state: null, key: makeKey() }, index }
  writeEntry(entry, true)
  return entry
}

function writeEntry({ place, index }: Entry, replace: boolean): void {
  const kept: Kept = { index, key: place.key, state: place.state }
  if (replace) window.history.replaceState(kept, '', addressOf(place))
  else window.history.pushState(kept, '', addressOf(place))
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

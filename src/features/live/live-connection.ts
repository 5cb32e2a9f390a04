import { openLiveStream } from './client.ts'
import type { LiveChange } from './calls.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

/** The record of an open form. */
export interface WatchedRecord {
  readonly entity: string
  readonly id: RecordId
}

interface ArrivedChange extends LiveChange {
  /** Milliseconds, by this machine's clock. */
  readonly at: number
}

export interface LiveState {
  /** By others, the oldest first. */
  readonly changes: readonly ArrivedChange[]
  /** The others who have the watched record open. */
  readonly present: readonly string[]
  /** How often the person's own rights have changed. */
  readonly accessChanges: number
}

const MOST_CHANGES = 500
/** From one screen to the next the stream stays. */
const SETTLE_MS = 200
/** After the browser has given up. */
const RETRY_MS = 60_000
/** What happened while the tab was hidden comes within this time, and was before the screens read anew. */
const REPLAY_MS = 1_500

let state: LiveState = { changes: [], present: [], accessChanges: 0 }
let watched: WatchedRecord | null = null
let stream: { readonly key: string; close(): void } | null = null
let lastId = ''
let shownAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** The one connection of this tab: open while a screen listens, closed while nobody sees the tab. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility)
  listeners.add(listener)
  reconnectIn(SETTLE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', onVisibility)
    reconnectIn(SETTLE_MS)
  }
}

export function readLiveState(): LiveState {
  return state
}

/** Says which record is open, to others too. @returns how to end it. */
export function watchRecord(record: WatchedRecord): () => void {
  watched = record
  reconnectIn(SETTLE_MS)
  return () => {
    if (watched === record) watched = null
    reconnectIn(SETTLE_MS)
  }
}

function reconnectIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(reconnect, ms)
}

// Browsers open six connections at most to a server: hidden tabs keep none of them.
function onVisibility(): void {
  if (!document.hidden) shownAt = Date.now()
  reconnectIn(0)
}

function reconnect(): void {
  const key = listeners.size === 0 || document.hidden ? null : JSON.stringify(watched)
  if (key === (stream?.key ?? null)) return
  stream?.close()
  stream = null
  setState({ present: [] })
  if (key !== null) stream = { key, close: open() }
}

function open(): () => void {
  const record = watched && { entity: watched.entity, record: watched.id }
  return openLiveStream(
    { ...(lastId !== '' && { since: lastId }), ...record },
    {
      onChanges(changes, id) {
        lastId = id || lastId
        if (changes.length === 0) return
        const now = Date.now()
        const at = Math.abs(now - shownAt) < REPLAY_MS ? shownAt : now
        const arrived = changes.map((change) => ({ ...change, at }))
        setState({ changes: [...state.changes, ...arrived].slice(-MOST_CHANGES) })
      },
      onPresence: (present) => setState({ present }),
      onAccess: () => setState({ accessChanges: state.accessChanges + 1 }),
      onEnd() {
        stream = null
        setState({ present: [] })
        reconnectIn(RETRY_MS)
      },
    },
  )
}

function setState(part: Partial<LiveState>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

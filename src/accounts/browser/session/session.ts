import { BASE_PATH } from '../../../api/addresses.ts'
import { onSessionOver } from '../../../api/session-events.ts'
import { closeLocalLists } from '../../../engine/list-data/local-lists.ts'
import { forgetLists } from '../../../engine/list-data/list-memory.ts'
import { toastError } from '../../../engine/toasts/toasts.ts'

const KEY = `${BASE_PATH}isLoggedIn`

/** Whether the stored flag says that somebody is logged in: its text equals `true`. */
function readSessionFlag(): boolean {
  return localStorage.getItem(KEY) === 'true'
}

function setSessionFlag(): void {
  localStorage.setItem(KEY, 'true')
}

function removeSessionFlag(): void {
  localStorage.removeItem(KEY)
}

/** Subscribes to logins and logouts in other tabs; returns how to unsubscribe. */
function onSessionFlagChange(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Whether people log in to a program that this one runs inside, which sends its pages to those alone who are in. */
export const isHosted = /(^| )hosted( |$)/.test(`${document.documentElement.dataset['offers']}`)
if (isHosted) setSessionFlag()

/** `left` is a logout by choice, after which the return address is not kept. */
export type SessionState = 'in' | 'out' | 'left'

let state: SessionState = readSessionFlag() ? 'in' : 'out'
const listeners = new Set<() => void>()
/** While somebody logs out, another call may find no session any more, which is no news unless the logout fails. */
let isLeaving = false
let missedMessage: string | null = null

/** The session's state: read from the stored flag, then updated by calls and other tabs. */
export const session = {
  read: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  start(): void {
    setSessionFlag()
    change('in')
  },
  /** Whether a logout is on its way; the end of the session that was met meanwhile is said where it has failed. */
  setLeaving(next: boolean): void {
    isLeaving = next
    const message = missedMessage
    missedMessage = null
    if (!next && message !== null) expire(message)
  },
  /** Ends the session on logout. */
  leave(): void {
    end('left')
    session.setLeaving(false)
  },
}

function end(ended: 'out' | 'left'): void {
  removeSessionFlag()
  forgetLists()
  closeLocalLists()
  change(ended)
}

function change(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

function expire(message: string): void {
  if (state !== 'in') return
  toastError(message)
  end('out')
}

onSessionOver((message) => {
  if (isLeaving) missedMessage = message
  else expire(message)
})

onSessionFlagChange(() => {
  if (readSessionFlag()) change('in')
  else if (state === 'in') end('out')
})

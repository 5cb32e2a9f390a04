import { onSessionOver } from '../../api/session-over.ts'
import { closeLocalLists } from '../../engine/list-data/local-lists.ts'
import { forgetLists } from '../../engine/list-data/list-memory.ts'
import { toastError } from '../../engine/toasts/toasts.ts'
import { onSessionFlagChange, readSessionFlag, removeSessionFlag, setSessionFlag } from './session-flag.ts'

/** `left` is a logout by choice, after which the return address is not kept. */
export type SessionState = 'in' | 'out' | 'left'

let state: SessionState = readSessionFlag() ? 'in' : 'out'
const listeners = new Set<() => void>()

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
  /** Ends the session on logout. */
  leave: () => end('left'),
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

onSessionOver((message) => {
  if (state !== 'in') return
  toastError(message)
  end('out')
})

onSessionFlagChange(() => {
  if (readSessionFlag()) change('in')
  else if (state === 'in') end('out')
})

import { forgetReads } from '../../api/early-reads.ts'
import { onSessionOver } from '../../api/session-over.ts'
import { forgetLists } from '../../engine/list/list-memory.ts'
import { toastError } from '../../engine/toasts/toasts.ts'
import { onSessionFlagChange, readSessionFlag, removeSessionFlag, setSessionFlag } from './session-flag.ts'

/** `left` is a session that its administrator ended; where they were is not remembered. */
export type SessionState = 'in' | 'out' | 'left'

// The server renders for nobody else.
let state: SessionState = import.meta.env.SSR || readSessionFlag() ? 'in' : 'out'
const listeners = new Set<() => void>()

/** Whether someone is logged in: from the stored flag at first, then as calls and other tabs tell. */
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
  /** Ends it by the administrator's own will. */
  leave: () => end('left'),
}

function end(ended: 'out' | 'left'): void {
  removeSessionFlag()
  forgetLists()
  forgetReads()
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

if (!import.meta.env.SSR) {
  onSessionFlagChange(() => {
    if (readSessionFlag()) change('in')
    else if (state === 'in') end('out')
  })
}

import { useSyncExternalStore } from 'react'
import { session, type SessionState } from './session.ts'

/** Whether someone is logged in, drawn anew when that changes. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read, session.read)
}

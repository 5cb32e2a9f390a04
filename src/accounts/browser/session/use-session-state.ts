import { useSyncExternalStore } from 'react'
import { session, type SessionState } from './session.ts'

/** Subscribes to the session's state. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read, session.read)
}

import { useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { onSessionOver } from '../../api/session-over.ts'
import { forgetLists } from '../../engine/list/list-memory.ts'
import { toastError } from '../../engine/toasts/toasts.tsx'
import { onSessionFlagChange, readSessionFlag, removeSessionFlag, setSessionFlag } from './session-flag.ts'

/** `left` is a session that its administrator ended; where they were is not remembered. */
type SessionState = 'in' | 'out' | 'left'

export interface Session {
  readonly state: SessionState
  start(): void
  /** Ends it by the administrator's own will. */
  leave(): void
}

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider around it')
  return session
}

/** Holds whether someone is logged in: from the stored flag at first, then as calls and other tabs tell. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<SessionState>(() => (readSessionFlag() ? 'in' : 'out'))

  const end = useCallback(
    (ended: 'out' | 'left') => {
      removeSessionFlag()
      setState(ended)
      forgetLists()
      queryClient.clear()
    },
    [queryClient],
  )

  useEffect(() => {
    if (state !== 'in') return
    return onSessionOver((message) => {
      toastError(message)
      end('out')
    })
  }, [state, end])

  useEffect(
    () =>
      onSessionFlagChange(() => {
        if (readSessionFlag()) setState('in')
        else end('out')
      }),
    [end],
  )

  const session = useMemo<Session>(
    () => ({
      state,
      start() {
        setSessionFlag()
        setState('in')
      },
      leave: () => end('left'),
    }),
    [state, end],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

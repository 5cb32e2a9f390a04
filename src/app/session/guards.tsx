import { useState, type ReactNode } from 'react'
import { Navigate } from '../../engine/navigation/Navigate.tsx'
import { useLocation } from '../../engine/navigation/navigation-context.ts'
import type { Place } from '../../engine/navigation/place.ts'
import { useSessionState } from './use-session-state.ts'

/** Lets only the logged in through; others log in first and come back to where they were going. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const state = useSessionState()
  const location = useLocation()
  if (state === 'in') return children
  return <Navigate to="/login" state={state === 'out' ? { from: location } : null} />
}

/** Lets only those through who are not logged in; others go where they were going. */
export function RequireNoSession({ children }: { readonly children: ReactNode }) {
  const state = useSessionState()
  const location = useLocation()
  const [wasIn] = useState(state === 'in')
  return (
    <>
      {/* Who has just logged in keeps the screen until the next one is there. */}
      {!wasIn && children}
      {state === 'in' && <Navigate to={rememberedPlace(location.state) ?? '/'} />}
    </>
  )
}

/** Where someone was going before they were asked to log in. */
export function rememberedPlace(state: unknown): Pick<Place, 'pathname' | 'search' | 'hash'> | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return isPlace(from) ? { pathname: from.pathname, search: from.search, hash: from.hash } : undefined
}

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' && value !== null && 'pathname' in value && typeof value.pathname === 'string'
  )
}

import { Navigate, useLocation, type Location } from 'react-router-dom'
import type { ReactNode } from 'react'
import { useSession } from './session.tsx'

/** Lets only the logged in through; others log in first and come back to where they were going. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { state } = useSession()
  const location = useLocation()
  if (state === 'in') return children
  return <Navigate to="/login" replace state={state === 'out' ? { from: location } : null} />
}

/** Lets only those through who are not logged in; others go where they were going. */
export function RequireNoSession({ children }: { readonly children: ReactNode }) {
  const { state } = useSession()
  const location = useLocation()
  if (state !== 'in') return children
  return <Navigate to={rememberedLocation(location.state) ?? '/'} replace />
}

function rememberedLocation(state: unknown): Pick<Location, 'pathname' | 'search' | 'hash'> | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return isLocation(from) ? { pathname: from.pathname, search: from.search, hash: from.hash } : undefined
}

function isLocation(value: unknown): value is Location {
  return (
    typeof value === 'object' && value !== null && 'pathname' in value && typeof value.pathname === 'string'
  )
}

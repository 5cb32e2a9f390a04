import { useEffect } from 'react'
import { useNavigate } from './navigation-context.ts'
import type { To } from './place.ts'

interface NavigateProps {
  readonly to: To
  readonly state?: unknown
}

/** Leads elsewhere, in the place of the current history entry. */
export function Navigate({ to, state }: NavigateProps) {
  const navigate = useNavigate()
  // What stood here before has let go of its place by then.
  useEffect(() => {
    navigate(to, { replace: true, state })
    // Where it leads is made anew at each render; it leads there once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [navigate])
  return null
}

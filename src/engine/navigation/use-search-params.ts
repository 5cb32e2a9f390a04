import { useMemo } from 'react'
import { useLocation, useNavigate } from './navigation-context.ts'

/** The address's query, and how to change it. */
export function useSearchParams() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = (next: URLSearchParams, options: { readonly replace: boolean }) =>
    navigate({ pathname, search: next.toString() }, options)
  return [params, setParams] as const
}

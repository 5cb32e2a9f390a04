import { useCallback, useState } from 'react'
import { keepMenuExpanded, readMenuExpanded } from './menu-expanded.ts'

/** Whether the side menu shows its labels, as the server renders it where it was never told otherwise. */
export function useMenuExpanded() {
  const [isExpanded, setIsExpanded] = useState(() => import.meta.env.SSR || readMenuExpanded())
  const toggle = useCallback(() => {
    keepMenuExpanded(!isExpanded)
    setIsExpanded(!isExpanded)
  }, [isExpanded])
  return { isExpanded, toggle }
}

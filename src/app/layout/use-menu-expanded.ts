import { useCallback, useState } from 'react'

const KEY = 'isMenuExpanded'

/** Whether the side menu shows its labels; remembered in this browser. */
export function useMenuExpanded() {
  const [isExpanded, setIsExpanded] = useState(() => localStorage.getItem(KEY) !== 'false')
  const toggle = useCallback(() => {
    localStorage.setItem(KEY, String(!isExpanded))
    setIsExpanded(!isExpanded)
  }, [isExpanded])
  return { isExpanded, toggle }
}

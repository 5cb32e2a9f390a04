import { useCallback, useLayoutEffect, useRef } from 'react'

/** Does what it was given last, and is always the same: whoever takes it need not be drawn anew for another one. */
export function useLatest<Given>(act: (given: Given) => void): (given: Given) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((given) => latest.current(given), [])
}

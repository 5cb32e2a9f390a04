import { useEffect } from 'react'
import { focusTitle } from './focus.ts'

/** Returns the focus on unmount to the element that had it before, or to the title when that is gone. */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (document.activeElement !== document.body) return
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      else focusTitle()
    }
  }, [])
}

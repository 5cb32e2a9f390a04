import { useEffect } from 'react'
import { focusTitle } from './focus-title.ts'

/** Gives the focus back, when this goes with it, to what had it before; to the title where that is gone too. */
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

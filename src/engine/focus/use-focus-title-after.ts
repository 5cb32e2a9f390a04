import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusTitle } from './focus-title.ts'

/** For what may leave its screen while it has the focus, which then goes to the title. */
export function useFocusTitleAfter<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) focusTitle()
    }
  }, [])
  return ref
}

import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusTitle } from './focus.ts'

/** Moves the focus to the title when the focused element unmounts. */
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

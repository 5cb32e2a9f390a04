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

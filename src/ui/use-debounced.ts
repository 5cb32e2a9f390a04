import { useEffect, useState } from 'react'

// Long enough not to ask at every key; milliseconds.
const TYPING_PAUSE = 150

/** A text once it has rested for a moment; its emptying shows at once. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ListState } from './list-state.ts'

// Long enough not to ask at every key of a word that is typed in one go; milliseconds.
const TYPING_PAUSE = 100

/** What is typed shows at once. The first key is searched for at once too, the others when they pause. */
export function useTypedSearch(state: ListState, show: (state: ListState) => void) {
  const [typed, setTyped] = useState(state.q)
  const [seen, setSeen] = useState(state.q)
  // What was searched for and is not in the address yet, which may take longer than the next key.
  const [asked, setAsked] = useState<readonly string[]>([])
  const typedAt = useRef(-TYPING_PAUSE)
  const input = useRef<HTMLInputElement>(null)
  if (seen !== state.q) {
    setSeen(state.q)
    // Back and Forward change it too.
    if (!asked.includes(state.q)) setTyped(state.q)
  }
  if (asked.at(-1) === state.q) setAsked([])

  const search = useEffectEvent(() => {
    const q = typed.trim()
    if (q === (asked.at(-1) ?? state.q)) return
    setAsked([...asked, q])
    show({ ...state, q, page: 1 })
  })
  useEffect(() => {
    const now = performance.now()
    const isFirst = now - typedAt.current > TYPING_PAUSE
    typedAt.current = now
    if (isFirst) return search()
    const timer = setTimeout(search, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  // What the server has rendered can be typed into before there is any code.
  useLayoutEffect(() => {
    if (input.current) setTyped(input.current.value)
  }, [])
  return { typed, setTyped, input }
}

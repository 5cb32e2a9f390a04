import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ListState } from './list-state.ts'
import { useLatest } from './use-latest.ts'
import type { useList } from './use-list.ts'

// How long keys pause before what they search for takes the place of what is still awaited; milliseconds.
const TYPING_PAUSE = 100

/** What is typed shows at once. It is searched for at once too, unless an answer is still awaited: then when keys pause. */
export function useTypedSearch({ state, show, prefetch, isRefreshing }: ReturnType<typeof useList>) {
  const [typed, setTyped] = useState(state.q)
  const [seen, setSeen] = useState(state.q)
  // What was searched for and is not in the address yet, which may take longer than the next key.
  const [asked, setAsked] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)
  if (seen !== state.q) {
    setSeen(state.q)
    // Back and Forward change it too.
    if (!asked.includes(state.q)) setTyped(state.q)
  }
  if (asked.at(-1) === state.q) setAsked([])

  function search(text: string) {
    const q = text.trim()
    if (q === (asked.at(-1) ?? state.q)) return
    const next: ListState = { ...state, q, page: 1 }
    // On its way while the key is drawn.
    prefetch(next)
    setAsked([...asked, q])
    show(next)
  }
  const searchTyped = useEffectEvent(() => search(typed))
  useEffect(() => {
    const timer = setTimeout(searchTyped, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  const onType = useLatest((text: string) => {
    setTyped(text)
    if (!isRefreshing && asked.length === 0) search(text)
  })
  // What the server has rendered can be typed into before there is any code.
  useLayoutEffect(() => {
    if (input.current) setTyped(input.current.value)
  }, [])
  return { typed, onType, input }
}

import { CloseButton, TextInput } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { screens } from '../../texts/fr/screens.ts'
import { autoDirection } from '../controls/auto-direction.ts'
import classes from './list.module.css'
import { SortSelect } from './SortSelect.tsx'
import type { useList } from './use-list.ts'

// Long enough not to ask at every key; milliseconds.
const TYPING_PAUSE = 100

/** The search, the number of records, and on narrow screens the order that the hidden headers would choose. */
export function ListToolbar({ list }: { readonly list: ReturnType<typeof useList> }) {
  const [typed, setTyped] = useTypedSearch(list)
  return (
    <div className={classes.toolbar} role="search">
      <TextInput
        className={classes.search}
        type="text"
        inputMode="search"
        aria-label={screens.list.search}
        placeholder={screens.list.search}
        maxLength={200}
        {...autoDirection}
        leftSection={<Search size={17} aria-hidden />}
        rightSection={
          typed !== '' && (
            <CloseButton size="sm" aria-label={screens.list.clearSearch} onClick={() => setTyped('')} />
          )
        }
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SortSelect list={list} />
      <output className={classes.count} aria-live="polite">
        {list.total !== undefined && screens.list.count(list.total)}
      </output>
    </div>
  )
}

/** What is typed shows at once. The first key is searched for at once too, others when they pause. */
function useTypedSearch({ state, show }: ReturnType<typeof useList>) {
  const [typed, setTyped] = useState(state.q)
  const [searched, setSearched] = useState(state.q)
  const typedAt = useRef(-TYPING_PAUSE)
  // Back and Forward change it too.
  if (searched !== state.q) {
    setSearched(state.q)
    if (typed.trim() !== state.q) setTyped(state.q)
  }
  const search = useEffectEvent((q: string) => {
    setSearched(q)
    show({ ...state, q, page: 1 })
  })
  useEffect(() => {
    const q = typed.trim()
    if (q === state.q) return
    const now = performance.now()
    const isFirst = now - typedAt.current > TYPING_PAUSE
    typedAt.current = now
    const timer = setTimeout(() => search(q), isFirst ? 0 : TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed, state.q])
  return [typed, setTyped] as const
}

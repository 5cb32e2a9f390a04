import { CloseButton, TextInput } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { screens } from '../../texts/fr/screens.ts'
import { autoDirection } from '../controls/auto-direction.ts'
import classes from './list.module.css'
import { SortSelect } from './SortSelect.tsx'
import type { useList } from './use-list.ts'

// Long enough not to ask at every key; milliseconds.
const TYPING_PAUSE = 250

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

/** What is typed shows at once and is searched for after a pause; Back and Forward change it too. */
function useTypedSearch({ state, show }: ReturnType<typeof useList>) {
  const [typed, setTyped] = useState(state.q)
  const [searched, setSearched] = useState(state.q)
  if (searched !== state.q) {
    setSearched(state.q)
    if (typed.trim() !== state.q) setTyped(state.q)
  }
  useEffect(() => {
    const q = typed.trim()
    if (q === state.q) return
    const timer = setTimeout(() => {
      setSearched(q)
      show({ ...state, q, page: 1 })
    }, TYPING_PAUSE)
    return () => clearTimeout(timer)
  })
  return [typed, setTyped] as const
}

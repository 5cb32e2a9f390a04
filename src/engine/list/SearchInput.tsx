import { CloseButton, TextInput } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigationType } from 'react-router-dom'
import { MAX_SEARCH_LENGTH } from '../../schema/where/list-query.ts'
import { screens } from '#texts/frame.ts'
import { focusFirstRow } from '../focus/focus.ts'
import { autoDirection } from '../../ui/auto-direction.ts'
import classes from './toolbar.module.css'

// Keys are debounced by this while an answer is awaited; milliseconds.
const TYPING_PAUSE = 100

interface SearchInputProps {
  /** What the address says that the list is searched for. */
  readonly q: string
  /** An answer is awaited: what is typed meanwhile is searched for when the keys pause. */
  readonly isRefreshing: boolean
  readonly onSearch: (q: string) => void
}

/** What the list is searched for. */
export function SearchInput({ q, isRefreshing, onSearch }: SearchInputProps) {
  const [typed, setTyped] = useState(q)
  const [former, setFormer] = useState(q)
  const navigationType = useNavigationType()
  if (former !== q) {
    setFormer(q)
    // Typing alone replaces the address, and may be ahead of it; a link, Back and Forward change what is typed.
    if (navigationType !== 'REPLACE') setTyped(q)
  }
  const search = useEffectEvent(() => {
    if (typed.trim() !== q) onSearch(typed.trim())
  })
  // What is searched for when Enter is pressed may not be there yet.
  const isLeaving = useRef(false)
  const leave = useEffectEvent(() => {
    if (!isLeaving.current || isRefreshing || typed.trim() !== q) return
    isLeaving.current = false
    focusFirstRow()
  })
  useEffect(() => leave(), [typed, q, isRefreshing])
  useEffect(() => {
    if (!isRefreshing) return search()
    const timer = setTimeout(search, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed, isRefreshing])

  /** Down to the rows; Escape empties the field, then leaves it. */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent, currentTarget } = event
    if (nativeEvent.isComposing || !['Enter', 'ArrowDown', 'Escape'].includes(key)) return
    event.preventDefault()
    if (key === 'Escape') {
      if (typed === '') currentTarget.blur()
      else change('')
      return
    }
    if (typed.trim() === q && !isRefreshing) focusFirstRow()
    else isLeaving.current = true
  }

  function change(next: string) {
    isLeaving.current = false
    setTyped(next)
  }

  return (
    <TextInput
      className={classes.search}
      type="text"
      inputMode="search"
      aria-label={screens.list.search}
      aria-keyshortcuts="/"
      placeholder={screens.list.search}
      maxLength={MAX_SEARCH_LENGTH}
      {...autoDirection}
      leftSection={<Search size={17} aria-hidden />}
      rightSection={
        typed !== '' && (
          <CloseButton size="sm" aria-label={screens.list.clearSearch} onClick={() => change('')} />
        )
      }
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={press}
      // Whoever has gone on stays where they are when the answer comes.
      onBlur={() => {
        isLeaving.current = false
      }}
    />
  )
}

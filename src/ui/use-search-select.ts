import { useEffect, useState } from 'react'
import { forms } from '../texts/fr/forms.ts'
import { matchOf, neighbourOf, withValue, type Option } from './match-option.ts'

const NONE: Option = { value: '', label: forms.choose }

export interface SearchSelectState {
  /** The chosen option, or null. */
  readonly chosen: Option | null
  /** Those that match what is typed. */
  readonly options: readonly Option[]
  /** False while they still are those of a text typed before. */
  readonly isSettled: boolean
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onChoose: (value: string) => void
}

interface Progress {
  readonly isOpen: boolean
  readonly isTyping: boolean
  /** The value that the arrows have moved to. */
  readonly reached: string | null
  /** What to take once the options for what is typed have come. */
  readonly awaited: 'first' | 'match' | null
}

const AT_REST: Progress = { isOpen: false, isTyping: false, reached: null, awaited: null }

/** What is open, typed, highlighted and taken in a select that is searched. */
export function useSearchSelect(state: SearchSelectState) {
  const { chosen, options, isSettled, search, onSearch, onChoose } = state
  const [progress, setProgress] = useState(AT_REST)
  const { isOpen, isTyping, reached, awaited } = progress
  const change = (part: Partial<Progress>) => setProgress((before) => ({ ...before, ...part }))

  const listed = isTyping ? options : [NONE, ...options]
  const byArrows = withValue(listed, reached)
  const highlighted = byArrows ?? (isTyping ? options[0] : withValue(options, chosen?.value))

  function take(option: Pick<Option, 'value'> | undefined) {
    if (option) onChoose(option.value)
    setProgress(AT_REST)
    onSearch('')
  }

  function takeHighlighted() {
    if (isTyping && !isSettled && !byArrows) change({ awaited: 'first' })
    else if (highlighted || !isTyping) take(highlighted)
  }

  /** Who typed enough to tell which one is meant, and moved on, has chosen it. */
  function takeMatch() {
    if (!isTyping) return take(undefined)
    if (search.trim() === '') return take(NONE)
    const match = matchOf(options, search, isSettled)
    if (match || isSettled) return take(match)
    change({ isOpen: false, awaited: awaited ?? 'match' })
  }

  useEffect(() => {
    if (awaited === null || !isSettled) return
    if (awaited === 'match') take(matchOf(options, search, true))
    else if (options[0]) take(options[0])
    else change({ awaited: null })
    // What is typed or chosen meanwhile ends the waiting itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [awaited, isSettled])

  return {
    isOpen,
    /** Something is under way that Enter, Tab and Escape bring to an end. */
    isActive: isOpen || isTyping,
    listed,
    highlighted,
    text: isTyping ? search : (chosen?.label ?? ''),
    setIsOpen: (next: boolean) => change({ isOpen: next }),
    type(text: string) {
      setProgress({ ...AT_REST, isOpen: true, isTyping: true })
      onSearch(text)
    },
    move: (step: 1 | -1) => change({ reached: neighbourOf(listed, highlighted, step)?.value ?? null }),
    take,
    takeHighlighted,
    takeMatch,
    /** What the arrows have moved to is as good as taken. */
    moveOn: () => (byArrows ? take(byArrows) : takeMatch()),
  }
}

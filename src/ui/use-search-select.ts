import { useEffect, useState } from 'react'
import { forms } from '#texts/form.ts'
import { matchOf, neighbourOf, withValue, type Option } from './match-option.ts'

const none = (): Option => ({ value: '', label: forms.choose })

/** Of what stands in an empty list, and opens the form of what could be chosen. No option has this value. */
export const CREATE = '+'

export interface SearchSelectState {
  /** The selected option, or null. */
  readonly chosen: Option | null
  /** The matching options. */
  readonly options: readonly Option[]
  /** False while the options still belong to an earlier text. */
  readonly isSettled: boolean
  /** The options for the typed text could not be loaded. */
  readonly isFailed?: boolean
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onChoose: (value: string) => void
  /** Makes what could be chosen; undefined where nothing can be made. */
  readonly onCreate?: (() => void) | undefined
}

interface Progress {
  readonly isOpen: boolean
  readonly isTyping: boolean
  /** The value of the active option. */
  readonly reached: string | null
  /** The choice to make as soon as the options for the typed text are loaded. */
  readonly awaited: 'first' | 'match' | null
}

const AT_REST: Progress = { isOpen: false, isTyping: false, reached: null, awaited: null }

/** The state of a searchable select: open, typed text, active option and selection. */
export function useSearchSelect(state: SearchSelectState) {
  const { chosen, options, isSettled, search, onSearch, onChoose, onCreate } = state
  const [progress, setProgress] = useState(AT_REST)
  const { isOpen, isTyping, reached, awaited } = progress
  const change = (part: Partial<Progress>) => setProgress((before) => ({ ...before, ...part }))

  const isEmpty = isSettled && options.length === 0
  const listed = [
    ...(isTyping ? [] : [none()]),
    ...options,
    ...(isEmpty && onCreate ? [{ value: CREATE, label: forms.createHere }] : []),
  ]
  const byArrows = withValue(listed, reached)
  const highlighted = byArrows ?? (isTyping ? options[0] : withValue(options, chosen?.value))

  function take(option: Pick<Option, 'value'> | undefined) {
    if (option?.value === CREATE) onCreate?.()
    else if (option) onChoose(option.value)
    setProgress(AT_REST)
    onSearch('')
  }

  function takeHighlighted() {
    if (isTyping && !isSettled && !byArrows) change({ awaited: 'first' })
    else if (highlighted || !isTyping) take(highlighted)
  }

  /** Leaving the field selects the option that the typed text can only mean. */
  function takeMatch() {
    if (!isTyping) return take(undefined)
    if (search.trim() === '') return take(none())
    const match = matchOf(options, search, isSettled)
    if (match || isSettled) return take(match)
    change({ isOpen: false, awaited: awaited ?? 'match' })
  }

  useAwaited(awaited, state, take, () => change({ awaited: null }))

  return {
    isOpen,
    /** Whether Enter, Tab and Escape have something to finish. */
    isActive: isOpen || isTyping,
    /** A choice is made as soon as its options are there. */
    isAwaited: awaited !== null,
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
    /** Leaving the field selects the active option. */
    moveOn: () => (byArrows && byArrows.value !== CREATE ? take(byArrows) : takeMatch()),
  }
}

/** Makes the awaited choice as soon as its options are there. */
function useAwaited(
  awaited: Progress['awaited'],
  { options, isSettled, isFailed = false, search }: SearchSelectState,
  take: (option: Option | undefined) => void,
  giveUp: () => void,
): void {
  useEffect(() => {
    if (awaited === null) return
    // What was typed stays, to be tried again.
    if (isFailed) giveUp()
    if (!isSettled) return
    if (awaited === 'match') take(matchOf(options, search, true))
    else if (options[0]) take(options[0])
    else giveUp()
    // Typing or selecting in the meantime cancels it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [awaited, isSettled, isFailed])
}

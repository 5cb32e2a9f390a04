import { Combobox, TextInput, useCombobox } from '@mantine/core'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useEffect, useId, type ReactNode, type Ref, type KeyboardEvent } from 'react'
import { forms } from '#texts/form.ts'
import { autoDirection } from './auto-direction.ts'
import classes from './search-select.module.css'
import { CREATE, useSearchSelect, type SearchSelectState } from './use-search-select.ts'

interface KeyedSelect {
  readonly isOpen: boolean
  readonly isActive: boolean
  setIsOpen(isOpen: boolean): void
  move(step: 1 | -1): void
  take(nothing: undefined): void
  takeHighlighted(): void
  moveOn(): void
}

/** Keyboard handling of a searchable select. */
function pressKey(event: KeyboardEvent, select: KeyedSelect): void {
  if (event.nativeEvent.isComposing) return
  const step = STEPS[event.key]
  if (step) {
    event.preventDefault()
    if (select.isOpen) select.move(step)
    else select.setIsOpen(true)
    return
  }
  if (!select.isActive) return
  if (event.key === 'Escape') select.take(undefined)
  // Flushed synchronously: the focus moves next, and a dependent field must be enabled by then.
  if (event.key === 'Tab') select.moveOn()
  if (event.key === 'Enter') {
    // Keeps Enter from submitting the form.
    event.preventDefault()
    select.takeHighlighted()
  }
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

interface SearchSelectProps extends SearchSelectState {
  readonly name: string
  readonly label: ReactNode
  readonly withAsterisk?: boolean
  readonly error?: string | undefined
  readonly description?: string | undefined
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLInputElement>
  readonly onBlur?: () => void
  /** Shown while there are no options. */
  readonly nothing: string
}

const LIST = {
  withinPortal: false,
  // Hidden with its input, a list that a dialog is scrolled for would shorten what is scrolled, and come back.
  hideDetached: false,
  // Closed lists render no options, which would cost more than the rest of the form.
  keepMounted: false,
}

/** A searchable select that ignores accents; the caller provides the matching options. */
export function SearchSelect(props: SearchSelectProps) {
  const { chosen, options, isSettled, isFailed, search, onSearch, onChoose, onCreate, ...others } = props
  const { nothing, onBlur, ...input } = others
  const select = useSearchSelect({
    chosen,
    options,
    isSettled,
    isFailed: isFailed ?? false,
    search,
    onSearch,
    onChoose,
    onCreate,
  })
  const { isOpen, highlighted } = select
  const combobox = useCombobox({ opened: isOpen, onOpenedChange: select.setIsOpen })
  const listId = useId()
  const optionId = (place: number) => `${listId}-${place}`
  const highlightedId = isOpen && highlighted ? optionId(select.listed.indexOf(highlighted)) : undefined
  useScrolledTo(highlightedId)

  return (
    <Combobox size="md" store={combobox} onOptionSubmit={(value) => select.take({ value })} {...LIST}>
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <TextInput
          {...input}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={highlightedId}
          aria-autocomplete="list"
          aria-busy={select.isAwaited || undefined}
          // Escape ends what is done here, and leaves the dialog open.
          data-mantine-stop-propagation={select.isActive || undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          {...autoDirection}
          placeholder={forms.choose}
          rightSection={<ChevronsUpDown size={16} aria-hidden />}
          rightSectionPointerEvents="none"
          value={select.text}
          onChange={(event) => select.type(event.currentTarget.value)}
          onKeyDown={(event) => pressKey(event, select)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => select.setIsOpen(true)}
          onBlur={() => {
            select.takeMatch()
            onBlur?.()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options id={listId} className={classes.options} aria-label={forms.choose}>
          {select.listed.map(({ value, label }, place) => (
            <Combobox.Option
              key={value}
              id={optionId(place)}
              className={classes.option}
              value={value}
              selected={value === highlighted?.value}
              aria-selected={value === chosen?.value}
            >
              {value === CREATE && <Plus size={16} aria-hidden />}
              <span dir="auto">{label}</span>
              {value === chosen?.value && <Check size={16} aria-hidden />}
            </Combobox.Option>
          ))}
          {options.length === 0 && <Combobox.Empty>{nothing}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** Scrolls the active option into view. */
function useScrolledTo(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    // Before the list is positioned, the whole page would scroll.
    const frame = requestAnimationFrame(() => {
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [id])
}

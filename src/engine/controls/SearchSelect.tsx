import { Combobox, TextInput, useCombobox } from '@mantine/core'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useEffect, useId, useState, type ReactNode, type Ref } from 'react'
import { fold } from '../../schema/fold.ts'
import { forms } from '../../texts/fr/forms.ts'
import { autoDirection } from './auto-direction.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

interface SearchSelectProps {
  readonly name: string
  readonly label: ReactNode
  readonly withAsterisk?: boolean
  readonly error?: string | undefined
  readonly description?: string | undefined
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLInputElement>
  readonly onBlur?: () => void
  /** The chosen option, or null. */
  readonly chosen: Option | null
  /** Those that match what is typed. */
  readonly options: readonly Option[]
  /** Said in place of options while there are none. */
  readonly nothing: string
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onChoose: (value: string) => void
}

/** A select that is searched by typing, accents or not. Who uses it finds the options for what is typed. */
export function SearchSelect(props: SearchSelectProps) {
  const { chosen, options, nothing, search, onSearch, onChoose, onBlur, ...input } = props
  const [isTyping, setIsTyping] = useState(false)
  const { combobox, listId } = useDropdown()

  function rest() {
    setIsTyping(false)
    onSearch('')
    combobox.closeDropdown()
  }

  function choose(value: string) {
    onChoose(value)
    rest()
  }

  function type(text: string) {
    setIsTyping(true)
    onSearch(text)
    combobox.openDropdown()
    combobox.updateSelectedOptionIndex()
  }

  /** Who typed a whole name and moved on has chosen it. */
  function leave() {
    const typed = isTyping && options.find((option) => fold(option.label) === fold(search))
    if (typed) onChoose(typed.value)
    else if (isTyping && search.trim() === '') onChoose('')
    rest()
    onBlur?.()
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false} keepMounted={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...input}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Combobox.Target adds the others
          role="combobox"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          {...autoDirection}
          placeholder={forms.choose}
          rightSection={<ChevronsUpDown size={16} aria-hidden />}
          rightSectionPointerEvents="none"
          value={isTyping ? search : (chosen?.label ?? '')}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onBlur={leave}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options id={listId} mah={260} style={{ overflowY: 'auto' }} aria-label={forms.choose}>
          {!isTyping && <Combobox.Option value="">{forms.choose}</Combobox.Option>}
          {options.map((option) => (
            <Combobox.Option
              key={option.value}
              value={option.value}
              active={option.value === chosen?.value}
              aria-selected={option.value === chosen?.value}
              dir="auto"
            >
              {option.label}
            </Combobox.Option>
          ))}
          {options.length === 0 && <Combobox.Empty>{nothing}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** Only an open list is in the page: the options of a form's closed ones would cost more than all else of it. */
function useDropdown() {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { dropdownOpened, selectActiveOption, setListId } = combobox
  const listId = useId()
  // The input names its list from the moment that it opens.
  useEffect(() => setListId(listId), [setListId, listId])
  useEffect(() => {
    if (!dropdownOpened) return
    // It scrolls to the option: before the list has its place, that would be the page.
    const frame = requestAnimationFrame(() => selectActiveOption())
    return () => cancelAnimationFrame(frame)
  }, [dropdownOpened, selectActiveOption])
  return { combobox, listId }
}

import { CloseButton, TextInput } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import { memo, type RefObject } from 'react'
import { MAX_SEARCH_LENGTH } from '../../schema/list-query.ts'
import { screens } from '../../texts/fr/screens.ts'
import { autoDirection } from '../../ui/auto-direction.ts'
import classes from './list.module.css'

interface SearchInputProps {
  readonly typed: string
  readonly onType: (text: string) => void
  readonly input: RefObject<HTMLInputElement | null>
}

/** What the list is searched for. */
export const SearchInput = memo(function SearchInput({ typed, onType, input }: SearchInputProps) {
  return (
    <TextInput
      ref={input}
      className={classes.search}
      type="text"
      inputMode="search"
      aria-label={screens.list.search}
      placeholder={screens.list.search}
      maxLength={MAX_SEARCH_LENGTH}
      {...autoDirection}
      leftSection={<Search size={17} aria-hidden />}
      rightSection={
        typed !== '' && (
          <CloseButton size="sm" aria-label={screens.list.clearSearch} onClick={() => onType('')} />
        )
      }
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
})

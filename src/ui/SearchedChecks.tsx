import { TextInput } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { filters } from '#texts/list.ts'
import { forms } from '#texts/form.ts'
import { autoDirection } from './auto-direction.ts'
import type { Option } from './match-option.ts'
import { matchingOptions } from './name-options.ts'
import { OptionChecks } from './OptionChecks.tsx'

// As many are seen at a glance.
const FEW = 8

type Value = string | number | boolean

interface SearchedChecksProps {
  readonly options: readonly Option[]
  readonly values: readonly Value[]
  readonly onValues: (values: readonly Value[]) => void
  /** Other words for options, by their value. */
  readonly keywords?: ReadonlyMap<string, readonly string[]> | undefined
  /** Said while there are no options. */
  readonly nothing?: string
}

/** A list of values to check, searched by typing where it is long. */
export function SearchedChecks({
  options,
  keywords,
  nothing = forms.noOption,
  ...checks
}: SearchedChecksProps) {
  const [search, setSearch] = useState('')
  return (
    <>
      {options.length > FEW && <SearchChecks search={search} onSearch={setSearch} />}
      <OptionChecks {...checks} options={matchingOptions(options, search, keywords)} nothing={nothing} />
    </>
  )
}

interface SearchChecksProps {
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** Finds among the values to check. */
export function SearchChecks({ search, onSearch }: SearchChecksProps) {
  return (
    <TextInput
      size="sm"
      aria-label={filters.search}
      placeholder={filters.search}
      autoComplete="off"
      {...autoDirection}
      leftSection={<Search size={15} aria-hidden />}
      value={search}
      onChange={(event) => onSearch(event.currentTarget.value)}
    />
  )
}

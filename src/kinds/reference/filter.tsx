import { useState } from 'react'
import type { FilterValue } from '../../schema/where/filter.ts'
import { OptionChecks } from '../../ui/OptionChecks.tsx'
import { SearchChecks } from '../../ui/SearchedChecks.tsx'
import type { FilterOptionsProps } from '../core/filter/filter-view.ts'
import type { Referable } from './definition.ts'
import { optionsText, useReferenceOptions } from './use-reference-options.ts'
import { ReferenceValue } from './value.tsx'

/** Several records of another entity, found by typing. */
export function ReferenceFilter({ field, related, values, onValues }: FilterOptionsProps<Referable>) {
  const [search, setSearch] = useState('')
  const readId = (value: FilterValue) => (field.ids === 'text' ? String(value) : Number(value))
  const { options } = useReferenceOptions(field, related, search)
  const found = (options.data ?? []).map(({ value, label }) => ({ value: readId(value), label }))
  // Those that are chosen stay in sight while another is searched for.
  const kept = values
    .map((value) => readId(value))
    .filter((id) => !found.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: <ReferenceValue value={id} field={field} related={related} /> }))
  return (
    <>
      <SearchChecks search={search} onSearch={setSearch} />
      <OptionChecks
        options={[...kept, ...found]}
        values={values.map((value) => readId(value))}
        onValues={onValues}
        nothing={optionsText(options.status)}
      />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { forms } from '#texts/form.ts'
import { matchingOptions, withStored } from '../../ui/name-options.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { useAfterPaint } from '../../ui/timing.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { textOf } from '../core/definition/definitions.ts'
import { clearDependents } from '../dependent-lookup/clear-dependents.ts'
import type { DependentLookupField } from '../dependent-lookup/definition.ts'
import { inputText, useControl } from '../core/control/use-control.ts'
import type { LookupField } from './definition.ts'
import { namesQuery } from './names-query.ts'

interface NameSelectProps extends FieldControlProps<LookupField | DependentLookupField> {
  /** The value the list follows; null where it follows none. */
  readonly parent: string | null
  /** What the record holds, which is offered even where the list has it no longer. */
  readonly stored: string
  readonly description?: string
}

/** A select of names that are loaded when the form stands. */
export function NameSelect({ name, form, field, model, parent, stored, description }: NameSelectProps) {
  const control = useControl({ form, field }, name)
  const [search, setSearch] = useState('')
  const isDisabled = parent === ''
  // What is chosen is shown without them, and reading a large table would hold up the form.
  const isShown = useAfterPaint()
  const table = useQuery({
    ...namesQuery(field.options, parent),
    enabled: isShown && !isDisabled,
  })
  const value = inputText(control.value)
  const labels = table.data?.labels
  const labelOf = (each: string) => labels?.get(each) ?? textOf(field, each)
  const options = useMemo(() => {
    if (!table.data) return []
    const { names, keywords } = table.data
    const named = withStored(names, stored).map((each) => ({ value: each, label: labels?.get(each) ?? each }))
    return matchingOptions(named, search, keywords)
  }, [table.data, labels, stored, search])

  function choose(next: string) {
    if (next === value) return
    control.change(next)
    clearDependents(form, model.fields, name)
  }

  return (
    <SearchSelect
      {...control.props}
      description={description ?? control.props.description}
      disabled={isDisabled}
      chosen={value === '' ? null : { value, label: labelOf(value) }}
      options={options}
      isSettled={!table.isPending}
      nothing={table.isPending ? forms.loadingOptions : forms.noOption}
      search={search}
      onSearch={setSearch}
      onChoose={choose}
    />
  )
}

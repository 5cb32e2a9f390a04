import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { DependentLookupField } from '../dependent-lookup/meaning.ts'
import type { Keywords, LookupField } from './meaning.ts'
import { forms } from '../../texts/fr/forms.ts'
import { useAfterPicture } from '../../ui/use-after-picture.ts'
import { shown } from '../../texts/locale.ts'
import { clearDependents } from '../dependent-lookup/clear-dependents.ts'
import type { ControlProps } from '../control-props.ts'
import { matching, withStored } from '../../ui/name-options.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { inputText, useControl } from '../use-control.ts'

/** A name of a reference table. */
export function LookupControl(props: ControlProps<LookupField>) {
  const stored = useStored(props, props.name)
  const { options } = props.field
  const load = () => Promise.all([options.load(), options.loadKeywords?.()])
  return <NameSelect {...props} load={load} parent={null} stored={stored} />
}

/** A name that follows another field; disabled while that one is empty. */
export function DependentLookupControl(props: ControlProps<DependentLookupField>) {
  const { field, fields, form } = props
  const parent = inputText(useWatch({ control: form.control, name: field.dependsOn }))
  const parentField = fields[field.dependsOn]
  const stored = useStored(props, props.name)
  // A name belongs to its parent; the backend takes a former one with no other.
  const isStoredParent = useStored(props, field.dependsOn) === parent
  return (
    <NameSelect
      {...props}
      load={() => Promise.all([field.options.load(parent), field.options.loadKeywords?.(parent)])}
      parent={parent}
      stored={isStoredParent ? stored : ''}
      {...(parent === '' &&
        parentField && { description: forms.chooseParentFirst(shown(parentField.label)) })}
    />
  )
}

/** What the record held when the form was filled from it. */
function useStored({ form }: Pick<ControlProps<unknown>, 'form'>, name: string): string {
  return inputText(useFormState({ control: form.control }).defaultValues?.[name])
}

interface NameSelectProps extends ControlProps<LookupField | DependentLookupField> {
  readonly load: () => Promise<readonly [names: readonly string[], keywords: Keywords | undefined]>
  /** The value the list follows; null where it follows none. */
  readonly parent: string | null
  /** What the record holds, which is offered even where the list has it no longer. */
  readonly stored: string
  readonly description?: string
}

function NameSelect({ name, form, field, fields, load, parent, stored, description }: NameSelectProps) {
  const control = useControl({ form, field }, name)
  const [search, setSearch] = useState('')
  const isDisabled = parent === ''
  // What is chosen is shown without them, and reading a large table would hold up the form.
  const isShown = useAfterPicture()
  const table = useQuery({
    queryKey: ['lookup', field.options, parent],
    queryFn: load,
    enabled: isShown && !isDisabled,
    staleTime: Infinity,
  })
  const value = inputText(control.value)
  const options = useMemo(() => {
    const [names, keywords] = table.data ?? [[], undefined]
    return matching(table.data ? withStored(names, stored) : [], search, keywords)
  }, [table.data, stored, search])

  function choose(next: string) {
    if (next === value) return
    control.change(next)
    clearDependents(form, fields, name)
  }

  return (
    <SearchSelect
      {...control.props}
      description={description}
      disabled={isDisabled}
      chosen={value === '' ? null : { value, label: value }}
      options={options}
      isSettled={!table.isPending}
      nothing={table.isPending ? forms.loadingOptions : forms.noOption}
      search={search}
      onSearch={setSearch}
      onChoose={choose}
    />
  )
}

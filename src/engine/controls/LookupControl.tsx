import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { DependentLookupField } from '../../schema/fields/dependent-lookup.ts'
import type { LookupField } from '../../schema/fields/lookup.ts'
import { fold } from '../../schema/fold.ts'
import { screens } from '../../texts/fr/screens.ts'
import { shown } from '../text.ts'
import { clearDependents } from './clear-dependents.ts'
import type { ControlProps } from './control-props.ts'
import { SearchSelect } from './SearchSelect.tsx'
import { inputText, useControl } from './use-control.ts'

/** A name of a reference table. */
export function LookupControl(props: ControlProps<LookupField>) {
  return <NameSelect {...props} load={() => props.field.options.load()} parent={null} />
}

/** A name that follows another field; disabled while that one is empty. */
export function DependentLookupControl(props: ControlProps<DependentLookupField>) {
  const { field, fields, form } = props
  const parent = inputText(useWatch({ control: form.control, name: field.dependsOn }))
  const parentField = fields[field.dependsOn]
  return (
    <NameSelect
      {...props}
      load={() => field.options.load(parent)}
      parent={parent}
      {...(parent === '' &&
        parentField && { description: screens.form.chooseParentFirst(shown(parentField.label)) })}
    />
  )
}

interface NameSelectProps extends ControlProps<LookupField | DependentLookupField> {
  readonly load: () => Promise<readonly string[]>
  /** The value the list follows; null where it follows none. */
  readonly parent: string | null
  readonly description?: string
}

function NameSelect({ name, form, field, fields, load, parent, description }: NameSelectProps) {
  const control = useControl({ form, field }, name)
  const [search, setSearch] = useState('')
  const isDisabled = parent === ''
  const names = useQuery({
    queryKey: ['lookup', field.options, parent],
    queryFn: load,
    enabled: !isDisabled,
    staleTime: Infinity,
  })
  const value = inputText(control.value)
  const options = useMemo(() => matching(names.data ?? [], search), [names.data, search])

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
      nothing={names.isPending ? screens.form.loadingOptions : screens.form.noOption}
      search={search}
      onSearch={setSearch}
      onChoose={choose}
    />
  )
}

/** The names that hold what is typed, those that begin with it first. */
function matching(names: readonly string[], search: string) {
  const wanted = fold(search)
  const found = names.map((name) => ({ name, at: fold(name).indexOf(wanted) })).filter(({ at }) => at >= 0)
  const first =
    wanted === '' ? found : [...found].sort((one, other) => Math.sign(one.at) - Math.sign(other.at))
  return first.map(({ name }) => ({ value: name, label: name }))
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useState, useEffect, useEffectEvent, use } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import type { ReferenceField } from './definition.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { forms } from '#texts/form.ts'
import { t } from '../../texts/locale.ts'
import { CreateHereContext } from './create-here.ts'
import { readOption, mayBeChosen } from './reference-options.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { inputText, useControl } from '../core/control/use-control.ts'
import { optionsText, useReferenceOptions, type FilteredOptions } from './use-reference-options.ts'
import { isRecordId, readRecordId, type RecordId } from '../../schema/values/record-id.ts'
import type { Resource } from '../../api/resource.ts'
import { FindRecordsContext } from './find-records.ts'
import { useFormState, useWatch } from 'react-hook-form'
import type { FormValues } from '../../schema/entity/field-definition.ts'
import { parentsOf } from '../../schema/where/option-filter.ts'
import { PersonContext } from '../core/control/person-context.ts'
import { visibleEntity } from '../core/definition/visible-entity.ts'
import { optionFilters, optionValues } from './option-filters.ts'

/** Chooses one record of another entity, found by typing. */
export function ReferenceControl(props: FieldControlProps<ReferenceField>) {
  const { name, form, field, model, related } = props
  const control = useControl({ form, field }, name)
  const [search, setSearch] = useState('')
  const load = related[field.to]
  const createHere = useContext(CreateHereContext)
  const id = isRecordId(control.value) ? control.value : null

  const filtered = useFilteredOptions(props)
  const { options, isSettled, isFailed } = useReferenceOptions(field, related, search, filtered)
  const listed = options.data?.find((option) => option.value === String(id))
  const queryClient = useQueryClient()
  const labelKey = (each: RecordId | null) => resourceKeys(field.to).option(field.optionLabel, each)
  const chosen = useQuery({
    queryKey: labelKey(id),
    queryFn: ({ signal }) => readOption(load, field, id, signal),
    enabled: id !== null && listed === undefined && !options.isPending,
  })

  useClearInvalidChoice({ field, related, id, filtered, onClear: () => choose('') })

  function choose(value: string) {
    const next = readRecordId(value, field.ids)
    const option = options.data?.find((each) => each.value === value)
    // It keeps its name where the records that are offered next do not have it.
    if (option) queryClient.setQueryData(labelKey(next), option)
    control.change(next)
  }

  const missing = model.fields[filtered?.missing ?? '']
  const drawSelect = (onCreate?: () => void) => (
    <SearchSelect
      {...control.props}
      chosen={id === null ? null : (listed ?? chosen.data ?? { value: inputText(id), label: '…' })}
      options={options.data ?? []}
      isSettled={isSettled}
      isFailed={isFailed}
      nothing={optionsText(options.status)}
      search={search}
      onSearch={setSearch}
      onChoose={choose}
      onCreate={onCreate}
      {...(missing && { disabled: true, description: forms.chooseParentFirst(t(missing.label)) })}
    />
  )
  if (!createHere || missing) return drawSelect()
  return createHere({
    label: t(field.label),
    load,
    initial: filtered?.values,
    onCreated: control.change,
    children: drawSelect,
  })
}

interface Chosen {
  readonly field: ReferenceField
  readonly related: Resource['related']
  readonly id: RecordId | null
  readonly filtered: FormOptions | undefined
  readonly onClear: () => void
}

/** Takes away what no longer fits once a field that it follows was changed; what the record held stays until then. */
function useClearInvalidChoice({ field, related, id, filtered, onClear }: Chosen): void {
  const queryClient = useQueryClient()
  const findRecords = useContext(FindRecordsContext)
  const isAsked = id !== null && filtered?.hasParentChanged === true
  const fits = useQuery({
    queryKey: [...resourceKeys(field.to).all, 'fits', id, filtered?.key],
    queryFn: ({ signal }) =>
      filtered === undefined ||
      id === null ||
      mayBeChosen(
        (resource, query) => findRecords(queryClient, resource, query, signal),
        related[field.to],
        id,
        filtered.to,
      ),
    enabled: isAsked,
    // Where it cannot be asked, the backend says so when the form is saved.
    retry: false,
    meta: { isGuess: true },
  })
  const isUnfit = isAsked && fits.data === false
  const clear = useEffectEvent(onClear)
  useEffect(() => {
    if (isUnfit) clear()
  }, [isUnfit])
}

interface FormOptions extends FilteredOptions {
  /** The first of the fields that it follows which holds nothing: until then there is nothing to choose. */
  readonly missing: string | undefined
  /** Whether a field that it follows holds something else than the record did. */
  readonly hasParentChanged: boolean
  /** What a record holds that is made to be chosen. */
  readonly values: FormValues
}

/** What may be chosen by what the form holds; undefined where all may be. */
function useFilteredOptions(props: FieldControlProps<ReferenceField>): FormOptions | undefined {
  const { field, model, form } = props
  const person = use(PersonContext)
  const leaders = parentsOf(field)
  const held: readonly unknown[] = useWatch({ control: form.control, name: [...leaders] })
  const { defaultValues = {} } = useFormState({ control: form.control })
  const where = field.options?.where
  if (!where) return undefined
  const values = Object.fromEntries(leaders.map((name, place) => [name, held[place]]))
  const valueOf = model.read(values)
  const storedOf = model.read(defaultValues)
  return {
    key: JSON.stringify(leaders.map(valueOf)),
    to: ({ entity }: Resource) =>
      optionFilters((person ? visibleEntity(entity, person) : entity).fields, where, valueOf),
    missing: leaders.find((name) => model.isEmpty(name, valueOf(name))),
    hasParentChanged: leaders.some((name) => String(valueOf(name) ?? '') !== String(storedOf(name) ?? '')),
    values: optionValues(where, valueOf),
  }
}

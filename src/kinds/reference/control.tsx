import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import type { ReferenceField } from './meaning.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { forms } from '#texts/forms.ts'
import { t } from '../../texts/locale.ts'
import { CreateHereContext } from './create-here.ts'
import { readOption } from './reference-options.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { inputText, useControl } from '../core/control/use-control.ts'
import { useLettingGo } from './use-letting-go.ts'
import { useNarrowing } from './use-narrowing.ts'
import { optionsText, useReferenceOptions } from './use-reference-options.ts'
import { isRecordId, readRecordId, type RecordId } from '../../schema/record-id.ts'

/** Chooses one record of another entity, found by typing. */
export function ReferenceControl(props: FieldControlProps<ReferenceField>) {
  const { name, form, field, fields, related } = props
  const control = useControl({ form, field }, name)
  const [search, setSearch] = useState('')
  const load = related[field.to]
  const createHere = useContext(CreateHereContext)
  const id = isRecordId(control.value) ? control.value : null

  const narrowing = useNarrowing(props)
  const { options, isSettled, isFailed } = useReferenceOptions(field, related, search, narrowing)
  const listed = options.data?.find((option) => option.value === String(id))
  const queryClient = useQueryClient()
  const labelKey = (each: RecordId | null) => resourceKeys(field.to).option(field.optionLabel, each)
  const chosen = useQuery({
    queryKey: labelKey(id),
    queryFn: ({ signal }) => readOption(load, field, id, signal),
    enabled: id !== null && listed === undefined && !options.isPending,
  })

  useLettingGo({ field, related, id, narrowing, onLetGo: () => choose('') })

  function choose(value: string) {
    const next = readRecordId(value, field.ids)
    const option = options.data?.find((each) => each.value === value)
    // It keeps its name where the records that are offered next do not have it.
    if (option) queryClient.setQueryData(labelKey(next), option)
    control.change(next)
  }

  const missing = fields[narrowing?.missing ?? '']
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
    initial: narrowing?.values,
    onCreated: control.change,
    children: drawSelect,
  })
}

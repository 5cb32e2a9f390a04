import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import type { ReferenceField } from './meaning.ts'
import type { FieldControlProps } from '../control-props.ts'
import { t } from '../../texts/locale.ts'
import { CreateHereContext } from './create-here.ts'
import { readOption } from './reference-options.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { inputText, useControl } from '../use-control.ts'
import { optionsText, useReferenceOptions } from './use-reference-options.ts'
import { isRecordId, readRecordId } from '../../schema/record-id.ts'

/** Chooses one record of another entity, found by typing. */
export function ReferenceControl({ name, form, field, related }: FieldControlProps<ReferenceField>) {
  const control = useControl({ form, field }, name)
  const [search, setSearch] = useState('')
  const load = related[field.to]
  const createHere = useContext(CreateHereContext)
  const id = isRecordId(control.value) ? control.value : null

  const { options, isSettled } = useReferenceOptions(field, related, search)
  const listed = options.data?.find((option) => option.value === String(id))
  const chosen = useQuery({
    queryKey: resourceKeys(field.to).option(field.optionLabel, id),
    queryFn: ({ signal }) => readOption(load, field, id, signal),
    enabled: id !== null && listed === undefined && !options.isPending,
  })

  const select = (
    <SearchSelect
      {...control.props}
      chosen={id === null ? null : (listed ?? chosen.data ?? { value: inputText(id), label: '…' })}
      options={options.data ?? []}
      isSettled={isSettled}
      nothing={optionsText(options.status)}
      search={search}
      onSearch={setSearch}
      onChoose={(value) => control.change(readRecordId(value, field.ids))}
    />
  )
  return (
    <>
      {select}
      {createHere?.({ label: t(field.label), load, onCreated: control.change })}
    </>
  )
}

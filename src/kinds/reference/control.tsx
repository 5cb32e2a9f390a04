import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReferenceField } from './meaning.ts'
import { forms } from '../../texts/fr/forms.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { ControlProps } from '../control-props.ts'
import { readOption, readOptions } from './reference-options.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { inputText, useControl } from '../use-control.ts'

/** Chooses one record of another entity, found by typing. */
export function ReferenceControl({ name, form, field, related }: ControlProps<ReferenceField>) {
  const control = useControl({ form, field }, name)
  const queryClient = useQueryClient()
  const [search, setSearch] = useState('')
  const wanted = useDebounced(search)
  const load = related[field.to]
  const id = typeof control.value === 'number' ? control.value : null

  const options = useQuery({
    queryKey: ['entity', field.to, 'options', field.optionLabel, wanted],
    queryFn: ({ signal }) => readOptions(queryClient, load, field, wanted, signal),
    placeholderData: keepPreviousData,
  })
  const listed = options.data?.find((option) => option.value === String(id))
  const chosen = useQuery({
    queryKey: ['entity', field.to, 'option', field.optionLabel, id],
    queryFn: ({ signal }) => readOption(load, field, id, signal),
    enabled: id !== null && listed === undefined && !options.isPending,
  })

  return (
    <SearchSelect
      {...control.props}
      chosen={id === null ? null : (listed ?? chosen.data ?? { value: inputText(id), label: '…' })}
      options={options.data ?? []}
      isSettled={wanted === search && !options.isPending && !options.isPlaceholderData}
      nothing={nothingText(options.status)}
      search={search}
      onSearch={setSearch}
      onChoose={(value) => control.change(value === '' ? null : Number(value))}
    />
  )
}

function nothingText(status: 'pending' | 'error' | 'success'): string {
  if (status === 'pending') return forms.loadingOptions
  return status === 'error' ? forms.optionsFailed : forms.noOption
}

import { useQuery } from '@tanstack/react-query'
import type { Referable } from './definition.ts'
import { values } from '#texts/form.ts'
import { readOption } from './reference-options.ts'
import { Words } from '../core/value/Words.tsx'
import type { ValueProps } from '../core/value/value-view.ts'
import { isRecordId } from '../../schema/values/record-id.ts'

/** The record it points at by its label; one that is gone by its number. */
export function ReferenceValue({ value, field, related }: ValueProps<Referable>) {
  const id = isRecordId(value) ? value : null
  const option = useQuery({
    queryKey: ['entity', field.to, 'option', field.optionLabel, id],
    queryFn: ({ signal }) => readOption(related[field.to], field, id, signal),
    enabled: id !== null,
    retry: false,
    meta: { isGuess: true },
  })
  if (id === null) return <Words text="" />
  if (option.isPending) return <Words text="…" />
  return <Words text={option.data?.label || values.record(id)} />
}

import { Fragment } from 'react'
import { ReferenceValue } from '../reference/value.tsx'
import type { ValueProps } from '../core/value/value-view.ts'
import { Words } from '../core/value/Words.tsx'
import { parseIds, type ReferencesField } from './definition.ts'
import { punctuation } from '#texts/frame.ts'

/** The records it points at by their labels. */
export function ReferencesValue({ value, field, related }: ValueProps<ReferencesField>) {
  const ids = parseIds(value)
  if (ids.length === 0) return <Words text="" />
  return ids.map((id, place) => (
    <Fragment key={id}>
      {place > 0 && punctuation.comma}
      <ReferenceValue value={id} field={field} related={related} />
    </Fragment>
  ))
}

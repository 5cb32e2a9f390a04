import type { ColumnValue } from '../../../schema/column.ts'
import { meaningOf } from '../../../kinds/meanings.ts'
import type { Field } from '../../../schema/field-kinds.ts'
import { payloadOf } from '../../../kinds/payloads.ts'

/** What a field will hold in place of what another kind left; undefined where that cannot be. */
export type Convert = (value: ColumnValue) => ColumnValue | undefined

/** A value can be what its form would take. What is written and never read, such as a password, is made of nothing. */
export function createConvert(column: string, field: Field | undefined): Convert {
  if (!field) return () => undefined
  const meaning = meaningOf(field)
  const payload = payloadOf(field).shape(column, field, 'create')[column]
  const record = meaning.recordShape(column, field)[column]
  if (!payload || !record) return () => undefined
  return (value) => {
    const read = payload.safeParse(String(value))
    if (!read.success || meaning.isEmpty(read.data)) return undefined
    return meaning.toRow(column, field, read.data)[column]
  }
}

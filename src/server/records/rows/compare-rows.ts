import { isDeepStrictEqual } from 'node:util'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { FieldChange } from '../../../calls/record-calls.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { isSameValue } from '../../database/computed-columns.ts'
import type { StoredRow } from '../../database/database.ts'

/** The row before a creation and after a deletion. */
export const NO_ROW: StoredRow = {}

/** The changed fields with their values before and after. */
export function compareRows(entity: AnyEntity, before: StoredRow, after: StoredRow): readonly FieldChange[] {
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    isWriteOnly(name, field)
      ? compareHidden(name, field, before, after)
      : compareRead(name, field, before, after),
  )
}

function isWriteOnly(name: string, field: Field): boolean {
  return Object.keys(definitionOf(field).recordShape(name, field)).length === 0
}

/** Of a password only the change is recorded, and nothing on a deletion. */
function compareHidden(
  name: string,
  field: Field,
  before: StoredRow,
  after: StoredRow,
): readonly FieldChange[] {
  const columns = definitionOf(field).columns(name, field)
  const isChanged = columns.some((column) => (before[column.name] ?? '') !== (after[column.name] ?? ''))
  return isChanged && after !== NO_ROW ? [{ field: name }] : []
}

function compareRead(
  name: string,
  field: Field,
  before: StoredRow,
  after: StoredRow,
): readonly FieldChange[] {
  const definition = definitionOf(field)
  const [old, now] = [definition.fromRow(name, field, before), definition.fromRow(name, field, after)]
  if (before === NO_ROW) return definition.isEmpty(now) ? [] : [{ field: name, after: now }]
  if (after === NO_ROW) return definition.isEmpty(old) ? [] : [{ field: name, before: old }]
  return isDeepStrictEqual(old, now) ? [] : [{ field: name, before: old, after: now }]
}

/** A database writes each index of what it is given anew, also where the value is the one that it has. */
export function changedColumns(before: StoredRow, columns: StoredRow): StoredRow {
  return Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => !isSameValue(before[name], value)),
  )
}

import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { meaningOf } from '../../schema/kinds.ts'
import type { StoredRow } from '../database/database.ts'

/** A row as answers carry it. What is write only is left out, not undefined. */
export function recordOfRow(entity: AnyEntity, row: StoredRow): EntityRecord {
  const values = Object.entries(entity.fields)
    .map(([name, field]) => [name, meaningOf(field).fromRow(name, field, row)] as const)
    .filter(([, value]) => value !== undefined)
  return { id: Number(row['id']), ...Object.fromEntries(values) }
}

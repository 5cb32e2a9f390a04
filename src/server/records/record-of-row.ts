import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { meaningOf } from '../../kinds/meanings.ts'
import type { StoredRow } from '../database/database.ts'

type ReadValue = (row: StoredRow) => unknown

/** How each field of an entity is read; asked of its config once. */
const readers = new WeakMap<AnyEntity, readonly (readonly [name: string, read: ReadValue])[]>()

/** A row as answers carry it. What is write only is left out, not undefined. */
export function recordOfRow(entity: AnyEntity, row: StoredRow): EntityRecord {
  const known = readers.get(entity) ?? buildReaders(entity)
  readers.set(entity, known)
  const record: Record<string, unknown> = {}
  for (const [name, read] of known) {
    const value = read(row)
    if (value !== undefined) record[name] = value
  }
  return { id: Number(row['id']), ...record }
}

function buildReaders({ fields }: AnyEntity) {
  return Object.entries(fields).map(([name, field]) => {
    const meaning = meaningOf(field)
    return [name, (row: StoredRow) => meaning.fromRow(name, field, row)] as const
  })
}

import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { StoredRecord } from '../../../schema/entity/field-definition.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { StoredRow } from '../../database/database.ts'
import { ROW_VERSION } from '../../database/plan-tables.ts'

type ReadValue = (row: StoredRow) => unknown

/** The readers of each entity's fields, built once. */
const readers = new WeakMap<AnyEntity, readonly (readonly [name: string, read: ReadValue])[]>()

/** The record of a row, as responses carry it. Write-only fields are left out. */
export function recordOfRow(entity: AnyEntity, row: StoredRow): StoredRecord {
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
    const meaning = definitionOf(field)
    return [name, (row: StoredRow) => meaning.fromRow(name, field, row)] as const
  })
}

export function rowVersion(row: StoredRow): number {
  return Number(row[ROW_VERSION])
}

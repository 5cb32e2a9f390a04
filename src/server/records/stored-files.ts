import type { AnyEntity } from '../../schema/entity.ts'
import { meaningOf } from '../../kinds/meanings.ts'
import type { StoredRow } from '../database/database.ts'
import { storageOf } from '../../kinds/storages.ts'
import type { Store } from './store.ts'

/** The stored files that a row names. */
export function filesOfRow(entity: AnyEntity, row: StoredRow): readonly string[] {
  return Object.entries(entity.fields).flatMap(
    ([name, field]) => storageOf(field).files?.(meaningOf(field).fromRow(name, field, row)) ?? [],
  )
}

/** The stored files that any record names. */
export async function allStoredFiles(
  store: Pick<Store, 'queries' | 'entities'>,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (const entity of store.entities) {
    const fields = Object.entries(entity.fields).filter(([, field]) => storageOf(field).files)
    const columns = fields.flatMap(([name, field]) => meaningOf(field).columns(name, field))
    if (columns.length === 0) continue
    const rows = await store.queries
      .selectFrom(entity.name)
      .select(columns.map((column) => column.name))
      .execute()
    for (const row of rows) filesOfRow(entity, row).forEach((name) => names.add(name))
  }
  return names
}

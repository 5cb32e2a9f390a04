import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { StoredRow } from '../../database/database.ts'
import { allDeletedRows } from './trash-rows.ts'
import { storageOf } from '../../../kinds/registries/storages.ts'
import type { Store } from '../store/store.ts'
import { ownsUploads } from '../../storage/upload-owner.ts'
import type { FileStore } from '../../storage/file-store.ts'

/** The names of the files that a row refers to. */
export function filesOfRow(entity: AnyEntity, row: StoredRow): readonly string[] {
  return Object.entries(entity.fields).flatMap(
    ([name, field]) => storageOf(field).files?.(definitionOf(field).fromRow(name, field, row)) ?? [],
  )
}

/** The names of the files that any record refers to, a deleted one in the trash too. */
export async function allStoredFiles(
  store: Pick<Store, 'queries' | 'entities'>,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (const entity of store.entities) {
    const fields = Object.entries(entity.fields).filter(([, field]) => storageOf(field).files)
    const columns = fields.flatMap(([name, field]) => definitionOf(field).columns(name, field))
    if (columns.length === 0) continue
    const rows = await store.queries
      .selectFrom(entity.name)
      .select(columns.map((column) => column.name))
      .execute()
    const deleted = await allDeletedRows(store.queries, entity)
    for (const row of [...rows, ...deleted]) filesOfRow(entity, row).forEach((name) => names.add(name))
  }
  return names
}

/**
 * Removes the files that no record names and that are not pending in a living process. The order makes it safe while
 * others write: files are listed first, then the pending names are read, then the records. A listed file was pending
 * before it existed; if it is not pending any more, its record has been committed.
 */
export async function removeOrphanedUploads(store: Store, files: FileStore): Promise<void> {
  const { adapter, entities, pendingUploads, queries, uploads } = store
  if (!(await ownsUploads(queries, files, uploads))) return
  await uploads.keepOnly(async () => {
    const pending = await pendingUploads.readLiving()
    // At one moment: a record may move to the trash, or back, while others are read.
    const moment = await adapter.openSnapshot(queries)
    try {
      return new Set([...pending, ...(await allStoredFiles({ queries: moment, entities }))])
    } finally {
      await moment.rollback().execute()
    }
  })
}

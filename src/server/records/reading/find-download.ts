import { meaningOf } from '../../../kinds/core/meaning/meanings.ts'
import type { Download } from '../../../kinds/core/storage/field-storage.ts'
import { storageOf } from '../../../kinds/registries/storages.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { Field } from '../../../schema/field-kinds.ts'
import { selectSeen } from '../access/access.ts'
import type { Store } from '../store/store.ts'

/** The stored file of this name, if the caller sees a record that names it. */
export async function findDownload(store: Store, file: string): Promise<Download | undefined> {
  for (const entity of store.entities) {
    if (!store.rights.may('read', entity)) continue
    for (const [name, field] of Object.entries(entity.fields)) {
      if (!storageOf(field).download) continue
      const found = await findIn(store, entity, [name, field], file)
      if (found) return found
    }
  }
  return undefined
}

async function findIn(
  store: Store,
  entity: AnyEntity,
  [name, field]: readonly [string, Field],
  file: string,
): Promise<Download | undefined> {
  const meaning = meaningOf(field)
  for (const column of meaning.columns(name, field)) {
    // A file's name is one nobody can guess, so a row that holds it anywhere is the one.
    const rows = await selectSeen(store, entity.name)
      .selectAll()
      .where(column.name, 'like', `%${file}%`)
      .execute()
    for (const row of rows) {
      const found = storageOf(field).download?.(meaning.fromRow(name, field, row))
      if (found?.file === file) return found
    }
  }
  return undefined
}

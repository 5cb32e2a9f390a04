import type { SheetColumn, SheetContext, SheetValue } from '../../../kinds/core/sheet/field-sheet.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import { giveWay } from '../../../server/database/give-way.ts'
import { readListed } from '../../../server/records/reading/list-page.ts'
import type { Store } from '../../../server/records/store/store.ts'

const BATCH = 200

/**
 * The rows of an export, read in batches while they are sent. The ids are read first, eight bytes each: so the file
 * holds what matched at one moment, each record once, and a sorted search is made once.
 */
export async function* exportedRows(
  store: Store,
  entity: AnyEntity,
  ids: readonly number[],
  columns: readonly SheetColumn[],
  context: SheetContext,
): AsyncGenerator<readonly SheetValue[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    for (const record of await readListed(store, entity, ids.slice(start, start + BATCH))) {
      yield columns.map(({ value }) => value?.(record, context) ?? null)
      // Writing the file takes longer than reading.
      await giveWay()
    }
  }
}

import type { AnyEntity } from '../../../schema/entity.ts'
import { MAX_ID_SPANS } from '../../../schema/filter.ts'
import type { Store } from '../../../server/records/store/store.ts'
import type { RecentImport } from '../calls.ts'
import { findRecent } from './import-log.ts'
import { readSpans } from './written-records.ts'

/** The imports of an account that can be taken back, and those that were, the last one first. */
export async function readRecentImports(
  store: Store,
  entity: AnyEntity,
  accountId: number | null,
): Promise<readonly RecentImport[]> {
  const found = await findRecent(store.queries, entity, accountId)
  const spans = await readSpans(
    store.queries,
    found.map(({ scopedKey }) => scopedKey),
  )
  const mayDelete = entity.endpoints.destroy !== undefined && store.rights.may('delete', entity)
  return found.map(({ scopedKey, undoneAt, ...told }) => {
    const ids = (spans.get(scopedKey) ?? []).map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`))
    const undo = undoneAt !== '' ? 'done' : told.created > 0 && !mayDelete ? 'refused' : 'possible'
    return { ...told, ids: ids.length > MAX_ID_SPANS ? [] : ids, undo }
  })
}

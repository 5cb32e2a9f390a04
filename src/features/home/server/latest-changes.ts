import type { AnyEntity } from '../../../schema/entity.ts'
import type { LatestChange } from '../calls.ts'
import { describeEntries } from '../../../server/records/history/describe-entries.ts'
import { newestEntries } from '../../../server/records/history/newest-entries.ts'
import type { Store } from '../../../server/records/store/store.ts'

const CHANGES = ['created', 'updated', 'deleted', 'restored'] as const

/** The latest changes of the records of these entities, newest first. */
export async function latestChanges(
  store: Store,
  entities: readonly AnyEntity[],
  most: number,
): Promise<readonly LatestChange[]> {
  // Logins are no changes of an account.
  const rows = await newestEntries(store, { entities, actions: CHANGES, most })
  const entries = await describeEntries(store, rows)
  return entries.map(({ id: _id, changes: _changes, source: _source, ...change }) => change)
}

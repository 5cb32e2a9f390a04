import type { AnyEntity } from '../../schema/entity.ts'
import type { LatestChange } from '../../schema/home-contract.ts'
import { AUDIT_LOG_TABLE } from '../database/system-tables.ts'
import { describeEntries } from './activity.ts'
import { seenEntries } from './seen-entries.ts'
import type { Store } from './store.ts'

/** The latest changes of the records of these entities, newest first. */
export async function latestChanges(
  store: Store,
  entities: readonly AnyEntity[],
  most: number,
): Promise<readonly LatestChange[]> {
  const rows = await store.queries
    .selectFrom(AUDIT_LOG_TABLE)
    .selectAll()
    .where(await seenEntries(store, entities))
    // Logins are no changes of an account.
    .where('version', '>', 0)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const entries = await describeEntries(store, rows)
  return entries.map(({ id: _id, changes: _changes, source: _source, ...change }) => change)
}

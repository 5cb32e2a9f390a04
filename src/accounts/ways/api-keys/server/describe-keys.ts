import type { Backend } from '../../../../server/backend.ts'
import { recordOfRow } from '../../../../server/records/rows/record-of-row.ts'
import { readName } from '../../../../server/caller/account.ts'
import type { ApiKey } from '../calls.ts'
import type { StoredKey } from './stored-keys.ts'

/** Keys with the names of those whose they are. */
export async function describeKeys(
  { store, account }: Pick<Backend, 'store' | 'account'>,
  keys: readonly StoredKey[],
): Promise<readonly ApiKey[]> {
  if (keys.length === 0) return []
  const ids = [...new Set(keys.map(({ accountId }) => accountId))]
  const { entity } = account
  const rows = await store.queries.selectFrom(entity.name).selectAll().where('id', 'in', ids).execute()
  const names = new Map(rows.map((row) => [Number(row['id']), readName(account, recordOfRow(entity, row))]))
  const now = Date.now()
  return keys.map(({ accountId, ...key }) => ({
    ...key,
    isExpired: Date.parse(key.expiresAt) <= now,
    of: { id: accountId, name: names.get(accountId) ?? '' },
  }))
}

import * as z from 'zod/mini'
import type { HistoryEntry } from '../../schema/history-contract.ts'
import type { Queries, StoredRow } from '../database/database.ts'
import { insertPrepared } from '../database/prepared.ts'
import { AUDIT_LOG_TABLE } from '../database/system-tables/audit-log.ts'

/** Who makes a change, as the account is called now; null is the program itself. */
export type Author = HistoryEntry['by']

/** Which record an entry is about. */
export interface RecordName {
  readonly entity: string
  readonly id: number
}

/** Entries of one record that are read at most. */
const MAX_ENTRIES = 200

/** Must run in the transaction of the change, so that either stands or falls with the other. */
export async function addHistoryEntry(
  transaction: Queries,
  { entity, id }: RecordName,
  { action, version, by, changes }: Omit<HistoryEntry, 'at'>,
): Promise<void> {
  await insertPrepared(transaction, AUDIT_LOG_TABLE, {
    entity,
    record_id: id,
    version,
    action,
    account_id: by?.id ?? null,
    account_name: by?.name ?? '',
    made_at: new Date().toISOString(),
    changes: JSON.stringify(changes),
  })
}

/** The changes of a record that were made after a version of it, newest first. */
export async function readHistory(
  queries: Queries,
  { entity, id }: RecordName,
  after = 0,
): Promise<readonly HistoryEntry[]> {
  const rows = await queries
    .selectFrom(AUDIT_LOG_TABLE)
    .selectAll()
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where('version', '>', after)
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
  const entries = rows.map(entryOfRow)
  // A table that is dropped and made again counts its ids anew: what comes before a creation is of another record.
  const creation = entries.findIndex(({ action }) => action === 'created')
  return creation < 0 ? entries : entries.slice(0, creation + 1)
}

const storedAction = z.enum(['created', 'updated', 'deleted'])
const storedChanges = z.array(
  z.object({ field: z.string(), before: z.optional(z.unknown()), after: z.optional(z.unknown()) }),
)

function entryOfRow(row: StoredRow): HistoryEntry {
  const accountId = row['account_id'] ?? null
  return {
    action: storedAction.parse(row['action']),
    version: Number(row['version']),
    at: String(row['made_at']),
    by: accountId === null ? null : { id: Number(accountId), name: String(row['account_name']) },
    changes: storedChanges.parse(JSON.parse(String(row['changes']))),
  }
}

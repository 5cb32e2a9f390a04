import * as z from 'zod/mini'
import {
  RAN,
  ROLE_CHANGED,
  STOPPED,
  type KeyAction,
  type ProposalAction,
  type SessionAction,
} from '../../../calls/audit-log.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { HistoryEntry } from '../../../calls/record-calls.ts'
import type { Queries, StoredRow } from '../../database/database.ts'
import { insertAllPrepared, insertPrepared } from '../../database/prepared.ts'
import { AUDIT_LOG_TABLE } from '../../database/system-tables.ts'
import type { Author } from '../store/author.ts'

/** Identifies a record. */
export interface RecordName {
  readonly entity: string
  readonly id: number
}

/** The largest number of entries that are read of a record. */
const MAX_ENTRIES = 200

/** Must run in the transaction of the change. */
export function addHistoryEntry(
  transaction: Queries,
  record: RecordName,
  entry: Omit<HistoryEntry, 'at'>,
): Promise<void> {
  return insertEntry(transaction, record, entry)
}

/** Those of many records in one statement; must run in the transaction of the changes. */
export function addHistoryEntries(
  transaction: Queries,
  entries: readonly { readonly record: RecordName; readonly entry: Omit<HistoryEntry, 'at'> }[],
): Promise<void> {
  const rows = entries.map(({ record, entry }) => rowOfEntry(record, entry))
  return insertAllPrepared(transaction, AUDIT_LOG_TABLE, rows)
}

/** No change of a record has this version, so that the entry is none of its history. */
const NO_VERSION = 0

/** Tells of a login or logout, or of a failed login, of an account. */
export function addSessionEntry(
  queries: Queries,
  account: AnyEntity,
  by: NonNullable<Author>,
  action: SessionAction,
): Promise<void> {
  return addAccountEntry(queries, { entity: account.name, id: by.id }, by, action)
}

/** Tells what was done with the account of somebody, which changed nothing of its record. */
export function addAccountEntry(
  queries: Queries,
  record: RecordName,
  by: Author,
  action: SessionAction,
): Promise<void> {
  return insertEntry(queries, record, { action, version: NO_VERSION, by, changes: [] })
}

/** Tells that an action of its entity was run on a record; of none where the id is 0. */
export function addActionEntry(
  queries: Queries,
  record: RecordName,
  by: Author,
  name: string,
): Promise<void> {
  return insertEntry(queries, record, { action: RAN, version: NO_VERSION, by, changes: [], source: name })
}

/** Tells that somebody asked an action or a job of an entity to stop. */
export function addStopEntry(queries: Queries, entity: string, by: Author, name: string): Promise<void> {
  const entry = { action: STOPPED, version: NO_VERSION, by, changes: [], source: name } as const
  return insertEntry(queries, { entity, id: 0 }, entry)
}

/** Tells that a role of accounts was changed; must run in the transaction of the change. */
export function addRoleEntry(
  transaction: Queries,
  account: AnyEntity,
  { by, role, changes }: Pick<HistoryEntry, 'by' | 'changes'> & { readonly role: string },
): Promise<void> {
  const entry = { action: ROLE_CHANGED, version: NO_VERSION, by, changes, source: role } as const
  return insertEntry(transaction, { entity: account.name, id: 0 }, entry)
}

/** Tells that an API key was made or taken back; of the account that it is of. Must run in the transaction of the change. */
export function addKeyEntry(
  transaction: Queries,
  account: RecordName,
  by: Author,
  { action, name }: { readonly action: KeyAction; readonly name: string },
): Promise<void> {
  return insertEntry(transaction, account, { action, version: NO_VERSION, by, changes: [], source: name })
}

/** Tells what became of what an agent would change; no change of the record itself. Must run in the transaction of the change. */
export function addProposalEntry(
  transaction: Queries,
  record: RecordName,
  by: Author,
  action: ProposalAction,
): Promise<void> {
  return insertEntry(transaction, record, { action, version: NO_VERSION, by, changes: [] })
}

type LogEntry = Omit<HistoryEntry, 'at' | 'action'> & {
  readonly action:
    | HistoryEntry['action']
    | SessionAction
    | KeyAction
    | ProposalAction
    | typeof RAN
    | typeof STOPPED
    | typeof ROLE_CHANGED
}

function insertEntry(queries: Queries, record: RecordName, entry: LogEntry): Promise<void> {
  return insertPrepared(queries, AUDIT_LOG_TABLE, rowOfEntry(record, entry))
}

function rowOfEntry(
  { entity, id }: RecordName,
  { action, version, by, changes, source = '' }: LogEntry,
): StoredRow {
  return {
    entity,
    record_id: id,
    version,
    action,
    account_id: by?.id ?? null,
    account_name: by?.name ?? '',
    key_name: by?.key ?? '',
    accepted_by: by?.acceptedBy ?? '',
    made_at: new Date().toISOString(),
    changes: JSON.stringify(changes),
    source,
  }
}

/** The changes of a record after one of its versions, newest first. */
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
  // A table that was dropped and created again reuses ids: entries before a creation belong to another record.
  const creation = entries.findIndex(({ action }) => action === 'created')
  return creation < 0 ? entries : entries.slice(0, creation + 1)
}

/** The author that a row names with its account. */
export function authorOfRow(row: StoredRow): Author {
  const accountId = row['account_id'] ?? null
  if (accountId === null) return null
  const { key_name: key, accepted_by: acceptedBy } = row
  return {
    id: Number(accountId),
    name: String(row['account_name']),
    ...(key ? { key: String(key) } : {}),
    ...(acceptedBy ? { acceptedBy: String(acceptedBy) } : {}),
  }
}

const storedAction = z.enum(['created', 'updated', 'deleted', 'restored'])
const storedChanges = z.array(
  z.object({ field: z.string(), before: z.optional(z.unknown()), after: z.optional(z.unknown()) }),
)

export function changesOfRow(row: StoredRow): HistoryEntry['changes'] {
  return storedChanges.parse(JSON.parse(String(row['changes'])))
}

export function entryOfRow(row: StoredRow): HistoryEntry {
  return {
    action: storedAction.parse(row['action']),
    version: Number(row['version']),
    at: String(row['made_at']),
    by: authorOfRow(row),
    changes: changesOfRow(row),
    ...(row['source'] && { source: String(row['source']) }),
  }
}

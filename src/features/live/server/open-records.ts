import {
  type Author,
  planColumns,
  type PlannedTable,
  type Queries,
  type RecordName,
} from '../../../server/face.ts'
import { randomUUID } from 'node:crypto'
export const OPEN_RECORDS_TABLE = 'open_records'

/** Who has which record open, with the heartbeats of their streams. */
export const openRecordsTable: PlannedTable = {
  name: OPEN_RECORDS_TABLE,
  columns: planColumns({
    token: 'text',
    entity: 'text',
    record_id: 'integer',
    account_id: 'integer',
    account_name: 'text',
    seen_at: 'text',
  }),
  keys: ['token'],
  isAnnounced: true,
}

/** Who has a record open. */
export interface OpenRecord extends RecordName {
  readonly by: NonNullable<Author>
}

/** Without a sign of life for this long, its process is gone. */
const SILENCE_MS = 60_000

/** Says that somebody has a record open; to be renewed, and closed at the end. */
export interface Presence {
  renew(): Promise<void>
  leave(): Promise<void>
}

export async function openRecord(
  queries: Queries,
  { entity, id }: RecordName,
  by: NonNullable<Author>,
): Promise<Presence> {
  const token = randomUUID()
  await queries.deleteFrom(OPEN_RECORDS_TABLE).where('seen_at', '<=', silentSince()).execute()
  await queries
    .insertInto(OPEN_RECORDS_TABLE)
    .values({
      token,
      entity,
      record_id: id,
      account_id: by.id,
      account_name: by.name,
      seen_at: new Date().toISOString(),
    })
    .execute()
  return {
    async renew() {
      await queries
        .updateTable(OPEN_RECORDS_TABLE)
        .set({ seen_at: new Date().toISOString() })
        .where('token', '=', token)
        .execute()
    },
    async leave() {
      await queries.deleteFrom(OPEN_RECORDS_TABLE).where('token', '=', token).execute()
    },
  }
}

/** Everybody who has any record open. */
export async function readOpenRecords(queries: Queries): Promise<readonly OpenRecord[]> {
  const rows = await queries
    .selectFrom(OPEN_RECORDS_TABLE)
    .selectAll()
    .where('seen_at', '>', silentSince())
    // What was seen later was seen before a clock was put back.
    .where('seen_at', '<=', new Date(Date.now() + SILENCE_MS).toISOString())
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    entity: String(row['entity']),
    id: Number(row['record_id']),
    by: { id: Number(row['account_id']), name: String(row['account_name']) },
  }))
}

function silentSince(): string {
  return new Date(Date.now() - SILENCE_MS).toISOString()
}

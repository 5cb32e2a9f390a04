import * as z from 'zod/mini'
import type { ColumnValue } from '../../../src/schema/entity/column.ts'
import { PROPOSALS_TABLE } from '../../../src/features/agents/server/proposals/proposals-table.ts'
import { API_KEYS_TABLE } from '../../../src/accounts/ways/api-keys/server/stored-keys.ts'
import { REMEMBERED_TABLE } from '../../../src/accounts/ways/second-factor/server/tables.ts'
import type { Queries, StoredRow } from '../../../src/server/database/database.ts'
import { planTables } from '../../../src/server/database/plan-tables.ts'
import type { PlannedTable } from '../../../src/server/database/planned-table.ts'
import {
  DATA_VERSIONS_TABLE,
  PENDING_UPLOADS_TABLE,
  LOGIN_ATTEMPTS_TABLE,
  PROCESSES_TABLE,
  SESSIONS_TABLE,
  TRASH_TABLE,
} from '../../../src/server/database/system-tables.ts'
import { parseContent, type Entry } from './archive.ts'
import type { TableOwners, Source } from './source.ts'

const BATCH = 500
/** Tables that matter only to running processes, such as sessions and rate limits, and keys with what agents propose by them, of which one may be revoked since; they are not backed up. */
const OF_THE_MOMENT = [
  DATA_VERSIONS_TABLE,
  SESSIONS_TABLE,
  API_KEYS_TABLE,
  REMEMBERED_TABLE,
  PROPOSALS_TABLE,
  LOGIN_ATTEMPTS_TABLE,
  PROCESSES_TABLE,
  PENDING_UPLOADS_TABLE,
]
const NAME = /^tables\/(.+)\/\d+\.jsonl$/
const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** The tables that a backup holds. */
export function tablesToKeep({ entities, features }: TableOwners): readonly PlannedTable[] {
  return planTables(entities, features).filter(({ name }) => !OF_THE_MOMENT.includes(name))
}

/** The rows of a table as JSON lines, in batches. */
export async function* tableEntries(queries: Queries, table: PlannedTable): AsyncGenerator<Entry> {
  const columns = ['id', ...table.columns.map(({ name }) => name)]
  for (let last = 0, part = 1; ; part += 1) {
    const rows = await queries
      .selectFrom(table.name)
      .select(columns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (rows.length > 0) yield buildEntry(table, part, rows)
    last = Number(rows.at(-1)?.['id'])
    if (rows.length < BATCH) return
  }
}

/** The table and the rows of an entry; null if it is no table. */
export function readTableEntry({
  name,
  content,
}: Entry): { table: string; rows: readonly StoredRow[] } | null {
  const table = NAME.exec(name)?.[1]
  if (table === undefined) return null
  const lines = content.toString('utf8').trimEnd().split('\n')
  return { table, rows: lines.map((line) => parseContent(name, line, rowSchema)) }
}

function buildEntry(table: PlannedTable, part: number, rows: readonly StoredRow[]): Entry {
  const booleans = table.columns.filter(({ type }) => type === 'boolean').map(({ name }) => name)
  const kept = table.name === TRASH_TABLE ? rows.map(withoutMoment) : rows
  const lines = kept.map((row) => `${JSON.stringify(plainRow(row, booleans))}\n`)
  return { name: `tables/${table.name}/${part}.jsonl`, content: Buffer.from(lines.join('')) }
}

/** A deleted account comes back from a backup without what accounts come back without. */
function withoutMoment(entry: StoredRow): StoredRow {
  const attached: object = JSON.parse(String(entry['attached']))
  const kept = Object.entries(attached).filter(([name]) => !OF_THE_MOMENT.includes(name))
  return { ...entry, attached: JSON.stringify(Object.fromEntries(kept)) }
}

/** SQLite stores booleans as 0 and 1, PostgreSQL does not. */
function plainRow(row: StoredRow, booleans: readonly string[]): StoredRow {
  const plain = booleans.map((name): [string, ColumnValue] => [
    name,
    row[name] === null ? null : Boolean(row[name]),
  ])
  return { ...row, ...Object.fromEntries(plain) }
}

/** @throws if the database lacks a table or column of the entities, because an older version wrote it. */
export async function assertTables({ database: { adapter, queries }, ...owners }: Source): Promise<void> {
  for (const { name, columns } of tablesToKeep(owners)) {
    const found = await adapter.describeTable(queries, name)
    if (found && columns.every((column) => found.columns.has(column.name))) continue
    throw new Error(
      `The database is not what the entities say: "${name}". npm run schema shows the difference.`,
    )
  }
}

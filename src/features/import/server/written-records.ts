import * as z from 'zod/mini'
import { insertPrepared, type Queries, ROW_VERSION, type StoredRow } from '../../../server/face.ts'
import { IMPORT_STEPS_TABLE } from './imports-table.ts'

/** A record that an import has written. */
export interface WrittenRecord {
  readonly id: number
  /** That it has since. */
  readonly version: number
  /** The columns that it changed, as they were; null for a record that it added. */
  readonly before: StoredRow | null
}

export type Span = readonly [from: number, to: number]

export function writtenRecord(before: StoredRow | null, after: StoredRow): WrittenRecord {
  const changed = Object.entries(before ?? {}).filter(
    ([name, value]) => ![ROW_VERSION, 'updated_at'].includes(name) && value !== after[name],
  )
  return {
    id: Number(after['id']),
    version: Number(after[ROW_VERSION]),
    before: before && Object.fromEntries(changed),
  }
}

/** Keeps what one step of an import has written, in its transaction. */
export async function keepWritten(
  transaction: Queries,
  scopedKey: string,
  records: readonly WrittenRecord[],
): Promise<void> {
  if (records.length === 0) return
  const spans = joinSpans(records.map(({ id }) => [id, id]))
  await insertPrepared(transaction, IMPORT_STEPS_TABLE, {
    import_key: scopedKey,
    records: JSON.stringify(records),
    spans: JSON.stringify(spans),
    created_at: new Date().toISOString(),
  })
}

/** What an import has written, in its order. */
export async function readWritten(queries: Queries, scopedKey: string): Promise<readonly WrittenRecord[]> {
  const steps = await queries
    .selectFrom(IMPORT_STEPS_TABLE)
    .select('records')
    .where('import_key', '=', scopedKey)
    .orderBy('id')
    .execute()
  return steps.flatMap((step) => storedRecords.parse(JSON.parse(String(step['records']))))
}

/** The ids of the records that imports have written, by import. */
export async function readSpans(
  queries: Queries,
  scopedKeys: readonly string[],
): Promise<ReadonlyMap<string, readonly Span[]>> {
  if (scopedKeys.length === 0) return new Map()
  const steps = await queries
    .selectFrom(IMPORT_STEPS_TABLE)
    .select(['import_key', 'spans'])
    .where('import_key', 'in', scopedKeys)
    .execute()
  const found = new Map<string, readonly Span[]>()
  for (const step of steps) {
    const key = String(step['import_key'])
    const spans = storedSpans.parse(JSON.parse(String(step['spans'])))
    found.set(key, joinSpans([...(found.get(key) ?? []), ...spans]))
  }
  return found
}

/** Spans of whole numbers in their order, those that touch as one. */
function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: [number, number][] = []
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

const storedRow = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
const storedRecords = z.array(z.object({ id: z.int(), version: z.int(), before: z.nullable(storedRow) }))
const storedSpans = z.array(z.tuple([z.int(), z.int()]))

import * as z from 'zod/mini'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { Row } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Queries, StoredRow } from '../../database/database.ts'
import type { AttachedTable } from '../../database/planned-table.ts'
import { ROW_VERSION } from '../../database/plan-tables.ts'
import { insertPrepared } from '../../database/prepared.ts'
import { TRASH_TABLE } from '../../database/system-tables.ts'
import type { Author } from '../store/author.ts'
import { readAttachedRows } from './attached-rows.ts'
import type { EntityRow } from '../store/store.ts'

/** A reference that a deletion emptied, and the id that it held. */
export interface ClearedReference {
  readonly entity: string
  readonly id: number
  readonly field: string
  readonly value: number
  /** In a list. */
  readonly place: number
  /** The part of a list that it stood in, and where; without it the part is the reference alone. */
  readonly part?: Row | undefined
  readonly column?: string | undefined
}

interface Deletion {
  readonly by: Author
  readonly at: string
  /** Shared by the records that went together; empty for one alone. */
  readonly deletion: string
  readonly cleared: readonly ClearedReference[]
  readonly attached: readonly AttachedTable[]
}

/** Must run in the transaction of the deletion, before the row is gone and takes with it what is attached to it. */
export async function moveToTrash(
  transaction: Queries,
  { entity, row }: EntityRow,
  { by, at, deletion, cleared, attached }: Deletion,
): Promise<void> {
  const record = { entity: entity.name, id: Number(row['id']) }
  await insertPrepared(transaction, TRASH_TABLE, {
    entity: record.entity,
    record_id: record.id,
    record: JSON.stringify(row),
    account_id: by?.id ?? null,
    account_name: by?.name ?? '',
    key_name: by?.key ?? '',
    deleted_at: at,
    deletion,
    cleared: JSON.stringify(cleared),
    attached: await readAttachedRows(transaction, attached, record),
  })
}

const stored = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

const clearedReferences: z.ZodMiniType<readonly ClearedReference[]> = z.array(
  z.object({
    entity: z.string(),
    id: z.int(),
    field: z.string(),
    value: z.int(),
    place: z.int(),
    part: z.optional(stored),
    column: z.optional(z.string()),
  }),
)

export function clearedOf(entry: StoredRow): readonly ClearedReference[] {
  return clearedReferences.parse(JSON.parse(String(entry['cleared'])))
}

/** The row that an entry of the trash holds, as it was. */
function storedRow(entry: StoredRow): StoredRow {
  return stored.parse(JSON.parse(String(entry['record'])))
}

/** The row that an entry of the trash holds, with the columns that the entity has now. */
export function deletedRow(entity: AnyEntity, entry: StoredRow): StoredRow {
  const row = storedRow(entry)
  const own = ['id', ROW_VERSION, 'created_at'].map((name) => [name, row[name] ?? null])
  const columns = Object.entries(entity.fields).flatMap(([name, field]) => {
    const definition = definitionOf(field)
    const before = definition.columns(field.renamedFrom ?? name, field)
    return definition
      .columns(name, field)
      .map((column, index) => [
        column.name,
        row[column.name] ?? row[before[index]?.name ?? ''] ?? column.empty,
      ])
  })
  return Object.fromEntries([...own, ...columns])
}

/** Those of these records that are in the trash, as they were. */
export async function findDeletedRows(
  queries: Queries,
  entity: AnyEntity,
  ids: readonly number[],
): Promise<readonly StoredRow[]> {
  const entries = await queries
    .selectFrom(TRASH_TABLE)
    .select('record')
    .where('entity', '=', entity.name)
    .where('record_id', 'in', ids)
    .execute()
  return entries.map((entry) => deletedRow(entity, entry))
}

/** The deleted rows of an entity, in their order of deletion. */
export async function allDeletedRows(queries: Queries, entity: AnyEntity): Promise<readonly StoredRow[]> {
  const entries = await queries
    .selectFrom(TRASH_TABLE)
    .select('record')
    .where('entity', '=', entity.name)
    .orderBy('id')
    .execute()
  return entries.map((entry) => deletedRow(entity, entry))
}

import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { StoredRecord } from '../../../schema/entity/field-definition.ts'
import { VERSION_KEY } from '../../../schema/access/session-contract.ts'
import { currentDay } from '../../../kinds/core/filter/days.ts'
import { HttpError } from '../../errors/http-error.ts'
import { readRecordCount } from '../../database/data-versions.ts'
import type { Queries, StoredRow } from '../../database/database.ts'
import { runPrepared } from '../../database/prepared.ts'
import { nestRelations } from './nest-relations.ts'
import { recordOfRow, rowVersion } from '../rows/record-of-row.ts'
import { assertMay, describeNoRecord, rowConditions, selectSeen } from '../access/access.ts'
import type { Store } from '../store/store.ts'

/** Reads a record with its version. @throws HttpError if the caller sees none. */
export async function readRecord(store: Store, entity: AnyEntity, id: number): Promise<StoredRecord> {
  const seen = assertMay(store, 'read', entity)
  const row = await findRow(store, entity, id)
  if (!row) throw new HttpError(404, describeNoRecord(store, entity))
  const [record] = await nestRelations(store, seen, [recordOfRow(seen, row)])
  return { id, ...record, [VERSION_KEY]: rowVersion(row) }
}

/** Longer rules, of many values, are not kept as statements. */
const LONGEST_KEY = 1_000

/** The row, if the caller sees it. */
export async function findRow(
  { queries, rights }: Pick<Store, 'queries' | 'rights'>,
  { name }: Pick<AnyEntity, 'name'>,
  id: number,
): Promise<StoredRow | undefined> {
  const limit = rights.rows(name)
  const build = (builder: Queries) => selectById({ queries: builder, rights }, name, id)
  if (limit && limit.key.length > LONGEST_KEY) return build(queries).executeTakeFirst()
  // What a rule asks for may be another tomorrow.
  const told = limit ? ` of ${currentDay()} ${limit.key}` : ''
  const statement = { name: `find ${name}${told}`, build, isBound: limit !== null }
  const { rows } = await runPrepared(queries, statement, [id])
  return rows[0]
}

/**
 * The row, if the caller sees it. Whoever asks for it so waits for the end of the transaction that was given it; where there is one
 * writer alone, each transaction waits for the one before it anyway.
 */
export async function findRowForUpdate(
  { queries, adapter, rights }: Pick<Store, 'queries' | 'adapter' | 'rights'>,
  { name }: Pick<AnyEntity, 'name'>,
  id: number,
): Promise<StoredRow | undefined> {
  if (!queries.isTransaction)
    throw new Error('readForUpdate stands in a hook before a write, or in an action that says together')
  const found = selectById({ queries, rights }, name, id)
  return (adapter.hasOneWriter ? found : found.forNoKeyUpdate()).executeTakeFirst()
}

/** The id is its first parameter. */
function selectById({ queries, rights }: Pick<Store, 'queries' | 'rights'>, table: string, id: number) {
  return rowConditions({ rights }, table, table).reduce(
    (rows, condition) => rows.where(condition),
    queries.selectFrom(table).selectAll().where('id', '=', id),
  )
}

/** Whether there is a record that the caller sees. */
export async function recordExists(store: Store, table: string, id: number): Promise<boolean> {
  const { entities, queries, rights } = store
  if (!entities.some(({ name }) => name === table)) return false
  if (rights.rows(table) !== null) return (await findRow(store, { name: table }, id)) !== undefined
  const { rows } = await runPrepared(queries, { name: `exists ${table}`, build }, [id])
  return rows.length > 0

  function build(builder: Queries) {
    return builder.selectFrom(table).select('id').where('id', '=', id)
  }
}

/** How many records of an entity the caller sees. */
export async function countRecords({ queries, reader, rights }: Store, { name }: AnyEntity): Promise<number> {
  if (rights.rows(name) === null) return readRecordCount(queries, name)
  const { count } = reader.fn
  const row = await selectSeen({ queries: reader, rights }, name)
    .select(count('id').as('total'))
    .executeTakeFirst()
  return Number(row?.total)
}

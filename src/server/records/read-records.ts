import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { VERSION_KEY } from '../../schema/session-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Queries, StoredRow } from '../database/database.ts'
import { runPrepared } from '../database/prepared.ts'
import { nestRelations } from './nest-relations.ts'
import { recordOfRow } from './record-of-row.ts'
import { versionOf } from './row-version.ts'
import type { Store } from './store.ts'

/** One record with its version. @throws Refusal where there is no such record. */
export async function readRecord(store: Store, entity: AnyEntity, id: number): Promise<EntityRecord> {
  const row = await findRow(store, entity, id)
  if (!row) throw new Refusal(404, answers.noSuchRecord)
  const [record] = await nestRelations(store, entity, [recordOfRow(entity, row)])
  return { id, ...record, [VERSION_KEY]: versionOf(row) }
}

export async function findRow(
  { queries }: Store,
  { name }: AnyEntity,
  id: number,
): Promise<StoredRow | undefined> {
  const { rows } = await runPrepared(queries, { name: `find ${name}`, build }, [id])
  return rows[0]

  function build(builder: Queries) {
    return builder.selectFrom(name).selectAll().where('id', '=', id)
  }
}

export async function recordExists({ queries }: Store, table: string, id: number): Promise<boolean> {
  const { rows } = await runPrepared(queries, { name: `exists ${table}`, build }, [id])
  return rows.length > 0

  function build(builder: Queries) {
    return builder.selectFrom(table).select('id').where('id', '=', id)
  }
}

export async function countRecords(store: Store, entity: AnyEntity): Promise<number> {
  const { count } = store.queries.fn
  const row = await store.queries.selectFrom(entity.name).select(count('id').as('total')).executeTakeFirst()
  return Number(row?.total)
}

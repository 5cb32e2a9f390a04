import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { VERSION_KEY } from '../../schema/session-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../answers/refusal.ts'
import type { StoredRow } from '../database/database.ts'
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

export function findRow(store: Store, entity: AnyEntity, id: number): Promise<StoredRow | undefined> {
  return store.queries.selectFrom(entity.name).selectAll().where('id', '=', id).executeTakeFirst()
}

export async function recordExists(store: Store, table: string, id: number): Promise<boolean> {
  const row = await store.queries.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function countRecords(store: Store, entity: AnyEntity): Promise<number> {
  const { count } = store.queries.fn
  const row = await store.queries.selectFrom(entity.name).select(count('id').as('total')).executeTakeFirst()
  return Number(row?.total)
}

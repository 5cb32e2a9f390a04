import { createHash } from 'node:crypto'
import type { AnyEntity } from '../../../schema/entity.ts'
import { inTransaction, type Database, type Queries } from '../../database/database.ts'
import { readState, writeState } from '../../database/state.ts'
import type { Reading } from '../reading/find-rows.ts'
import { ALL_RIGHTS } from '../store/rights.ts'
import type { RollupWriter } from '../store/store.ts'
import { refreshAllRollups, refreshRollups, withOwnFigures } from './rollups.ts'

export function createRollupWriter(database: Database, entities: readonly AnyEntity[]): RollupWriter {
  return {
    withOwnFigures: (transaction, change) =>
      withOwnFigures(readingIn(database, transaction, entities), change),
    refresh: (transaction, changes) => refreshRollups(readingIn(database, transaction, entities), changes),
  }
}

function readingIn(database: Database, transaction: Queries, entities: readonly AnyEntity[]): Reading {
  return { ...inTransaction(database, transaction), entities, allEntities: entities, rights: ALL_RIGHTS }
}

/** Works out the rollups of all records where the config says other ones than at the last start. */
export async function prepareRollups(database: Database, entities: readonly AnyEntity[]): Promise<void> {
  for (const entity of entities)
    if (entity.rollups)
      await database.queries
        .transaction()
        .execute((transaction) => prepareEntity(database, transaction, entities, entity))
}

async function prepareEntity(
  database: Database,
  transaction: Queries,
  entities: readonly AnyEntity[],
  entity: AnyEntity,
): Promise<void> {
  await database.adapter.lockTables(transaction)
  const state = `rollups of ${entity.name}`
  const fingerprint = createHash('sha256').update(JSON.stringify(entity.rollups)).digest('hex')
  if ((await readState(transaction, state)) === fingerprint) return
  await refreshAllRollups(readingIn(database, transaction, entities), entity)
  await writeState(transaction, state, fingerprint)
}

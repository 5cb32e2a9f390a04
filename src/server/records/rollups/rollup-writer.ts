import { inTransaction, type Database, type Queries } from '../../database/database.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Reading } from '../reading/find-rows.ts'
import { ALL_RIGHTS } from '../store/rights.ts'
import type { RollupWriter } from '../store/store.ts'
import { refreshRollups, withOwnFigures } from './rollups.ts'

export function createRollupWriter(database: Database, entities: readonly AnyEntity[]): RollupWriter {
  const readingIn = (transaction: Queries) => inTransaction(readingOf(database, entities), transaction)
  return {
    withOwnFigures: (transaction, change) => withOwnFigures(readingIn(transaction), change),
    refresh: (transaction, changes) => refreshRollups(readingIn(transaction), changes),
  }
}

/** Reads all records with the rights of the program. */
export function readingOf<Own extends Database>(
  database: Own,
  entities: readonly AnyEntity[],
): Own & Reading {
  return { ...database, entities, allEntities: entities, rights: ALL_RIGHTS }
}

import { narrowedReferences } from '../../../kinds/reference/narrowed-references.ts'
import { inTransaction, type Database, type Queries } from '../../database/database.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { Reading } from '../reading/find-rows.ts'
import { ALL_RIGHTS } from '../store/rights.ts'
import type { RollupWriter, Store } from '../store/store.ts'
import { refreshRollups, withOwnFigures } from './rollups.ts'

export function createRollupWriter(database: Database, entities: readonly AnyEntity[]): RollupWriter {
  const readingIn = (transaction: Queries) => inTransaction(readingOf(database, entities), transaction)
  return {
    withOwnFigures: (transaction, change) => withOwnFigures(readingIn(transaction), change),
    refresh: (transaction, changes) => refreshRollups(readingIn(transaction), changes),
  }
}

/** What limits a caller may ask of any figure. */
function isLimited({ rights, allRights }: Store): boolean {
  return rights !== allRights
}

/** Before own code reads a record: it holds figures, or whether the caller sees it depends on some. */
export async function settleBeforeRead(store: Store, entity: AnyEntity): Promise<void> {
  if (entity.rollups || isLimited(store)) await store.customCode.unsettled?.settle()
}

/** The same of a write: what may be chosen in it may depend on figures of other records. */
export async function settleBeforeWrite(store: Store, entity: AnyEntity): Promise<void> {
  const isNarrowed = narrowedReferences(entity.fields).length > 0
  if (entity.rollups || isNarrowed || isLimited(store)) await store.customCode.unsettled?.settle()
}

/** Reads all records with the rights of the program. */
export function readingOf<Own extends Database>(
  database: Own,
  entities: readonly AnyEntity[],
): Own & Reading {
  return { ...database, entities, allEntities: entities, rights: ALL_RIGHTS }
}

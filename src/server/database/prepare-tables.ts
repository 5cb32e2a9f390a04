import type { AnyEntity } from '../../schema/entity.ts'
import { StartupError } from '../startup-error.ts'
import { explainLosses } from './migrations/explain-losses.ts'
import { makeChanges } from './migrations/make-changes.ts'
import type { Database } from './database.ts'

/** Brings the tables to what the entities want; a change that would lose data is refused, and none is made. */
export async function prepareTables(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const steps = await makeChanges(adapter, transaction, entities)
    const losses = steps.flatMap(({ lost }) => lost ?? [])
    if (losses.length > 0) throw new StartupError(explainLosses(losses))
  })
}

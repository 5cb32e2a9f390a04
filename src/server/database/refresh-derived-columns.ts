import { createHash } from 'node:crypto'
import type { AnyEntity } from '../../schema/entity.ts'
import { derivedColumns } from './derived-columns.ts'
import { StartupError } from '../startup-error.ts'
import type { DatabaseAdapter, Queries } from './database.ts'
import { eachRow } from './each-row.ts'
import { STATE_TABLE } from './system-tables/state.ts'
import { readState, writeState } from './state.ts'

// Raised by hand when `fold` or `derivedColumns` comes to answer differently.
const DERIVATION = 3

const STATE_PREFIX = 'derived columns of '

/** Fills the search and sort keys of all rows anew when what they are made of has changed. */
export async function refreshDerivedColumns(
  adapter: DatabaseAdapter,
  queries: Queries,
  entity: AnyEntity,
): Promise<void> {
  const stateName = derivationName(entity.name)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([DERIVATION, entity.fields]))
    .digest('hex')
  if ((await readState(queries, stateName)) === fingerprint) return
  await eachRow(queries, entity.name, async (id, row) => {
    try {
      await queries.updateTable(entity.name).set(derivedColumns(entity, row)).where('id', '=', id).execute()
    } catch (error) {
      if (adapter.violationOf(error) !== 'unique') throw error
      throw new StartupError(
        `${entity.name} ${id} holds a unique value that another record holds too, now that more spellings ` +
          'count as one; change one of the two with the version that ran before.',
      )
    }
  })
  await writeState(queries, stateName, fingerprint)
}

/** What the state of an entity's keys is kept under. */
export function derivationName(entity: string): string {
  return STATE_PREFIX + entity
}

/** The entities that have had their keys made: a table of any other name is none of ours. */
export async function keptEntities(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom(STATE_TABLE)
    .select('name')
    .where('name', 'like', `${STATE_PREFIX}%`)
    .orderBy('id')
    .execute()
  return rows.map((row) => String(row['name']).slice(STATE_PREFIX.length))
}

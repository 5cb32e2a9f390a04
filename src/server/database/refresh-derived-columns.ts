import { createHash } from 'node:crypto'
import type { AnyEntity } from '../../schema/entity.ts'
import { derivedColumns } from './derived-columns.ts'
import type { Queries } from './database.ts'
import { readState, writeState } from './state.ts'

const BATCH = 500

// Raised by hand when `fold` or `derivedColumns` comes to answer differently.
const DERIVATION = 1

/** Fills the search and sort keys of all rows anew when what they are made of has changed. */
export async function refreshDerivedColumns(queries: Queries, entity: AnyEntity): Promise<void> {
  const stateName = `derived columns of ${entity.name}`
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([DERIVATION, entity.fields]))
    .digest('hex')
  if ((await readState(queries, stateName)) === fingerprint) return
  for (let last = 0; ;) {
    const rows = await queries
      .selectFrom(entity.name)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      last = Number(row['id'])
      await queries.updateTable(entity.name).set(derivedColumns(entity, row)).where('id', '=', last).execute()
    }
    if (rows.length < BATCH) break
  }
  await writeState(queries, stateName, fingerprint)
}

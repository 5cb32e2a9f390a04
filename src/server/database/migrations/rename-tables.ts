import { sql } from 'kysely'
import type { AnyEntity } from '../../../schema/entity.ts'
import { AUDIT_LOG_TABLE } from '../system-tables/audit-log.ts'
import { STATE_TABLE } from '../system-tables/state.ts'
import { derivationName, keptEntities } from '../refresh-derived-columns.ts'
import { quoted, type Changes } from './changes.ts'
import { kindsName } from './kept-kinds.ts'
import { dropIndex, isOwnIndex } from './statements.ts'

/** Gives the table of an entity its new name. Where that was done before, the old one is not there any more. */
export async function renameTables(changes: Changes, entities: readonly AnyEntity[]): Promise<void> {
  const renamed = entities.filter(({ renamedFrom }) => renamedFrom !== undefined)
  if (renamed.length === 0 || !(await changes.find(STATE_TABLE))) return
  const ours = await keptEntities(changes.queries)
  for (const { name, renamedFrom = '' } of renamed) {
    const found = await changes.find(renamedFrom)
    if (!found || !ours.includes(renamedFrom) || (await changes.find(name))) continue
    // Indexes are named after their table; those that are still wanted are made again.
    const indexes = [...found.indexes.keys()].filter((index) => isOwnIndex(renamedFrom, index))
    await changes.make(`rename the table ${quoted(renamedFrom)} to ${quoted(name)}`, [
      ...indexes.map(dropIndex),
      sql`alter table ${sql.table(renamedFrom)} rename to ${sql.id(name)}`,
    ])
    await renameState(changes, renamedFrom, name)
    await renameHistory(changes, renamedFrom, name)
  }
}

async function renameState({ queries }: Changes, from: string, to: string): Promise<void> {
  for (const nameOf of [derivationName, kindsName]) {
    await queries.deleteFrom(STATE_TABLE).where('name', '=', nameOf(to)).execute()
    await queries
      .updateTable(STATE_TABLE)
      .set({ name: nameOf(to) })
      .where('name', '=', nameOf(from))
      .execute()
  }
}

/** What was changed under the old name is still of the same records. */
async function renameHistory(changes: Changes, from: string, to: string): Promise<void> {
  if (!(await changes.find(AUDIT_LOG_TABLE))) return
  await changes.queries.updateTable(AUDIT_LOG_TABLE).set({ entity: to }).where('entity', '=', from).execute()
}

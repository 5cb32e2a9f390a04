import { collatedColumn, foldedColumn } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { PlannedTable } from '../planned-table.ts'
import { type Migration, quoted } from './migration.ts'
import { dropIndex, isOwnIndex, renameColumn } from './statements.ts'
import { sql } from 'kysely'
import { AUDIT_LOG_TABLE, STATE_TABLE, TRASH_TABLE } from '../system-tables.ts'
import { derivationName, savedEntities } from '../derivation.ts'
import { adoptedName, isOfOthers } from './adopt-tables.ts'
import { kindsName } from './column-kinds.ts'

/** Renames the columns of renamed fields, and those derived from them. */
export async function renameColumns(
  migration: Migration,
  entity: AnyEntity,
  table: PlannedTable,
): Promise<void> {
  const planned = new Set(table.columns.map(({ name }) => name))
  for (const [name, field] of Object.entries(entity.fields)) {
    const { renamedFrom } = field
    const found = await migration.find(entity.name)
    if (renamedFrom === undefined || !found) continue
    const before = definitionOf(field).columns(renamedFrom, field)
    const pairs = definitionOf(field)
      .columns(name, field)
      .flatMap((column, index) => pairsOf(before[index]?.name, column.name))
      .filter(([from, to]) => found.columns.has(from) && !found.columns.has(to) && !planned.has(from))
    if (pairs.length === 0) continue
    await migration.make(
      `rename ${quoted(renamedFrom)} of ${quoted(entity.name)} to ${quoted(name)}`,
      pairs.map(([from, to]) => renameColumn(entity.name, from, to)),
      { table: entity.name },
    )
  }
}

function pairsOf(from: string | undefined, to: string): readonly (readonly [string, string])[] {
  if (from === undefined) return []
  return [
    [from, to],
    [foldedColumn(from), foldedColumn(to)],
    [collatedColumn(from), collatedColumn(to)],
  ]
}

/** Renames the tables of renamed entities, unless that was done before. */
export async function renameTables(migration: Migration, entities: readonly AnyEntity[]): Promise<void> {
  const renamed = entities.filter(({ renamedFrom }) => renamedFrom !== undefined)
  if (renamed.length === 0) return
  const ours = (await migration.find(STATE_TABLE)) ? await savedEntities(migration.queries) : []
  for (const { name, renamedFrom = '' } of renamed) {
    const found = await migration.find(renamedFrom)
    if (!found || (await migration.find(name))) continue
    if (!ours.includes(renamedFrom)) {
      if (isOfOthers(found)) await renameOfOthers(migration, renamedFrom, name)
      continue
    }
    // Indexes are named after their table; those still needed are created again later.
    const indexes = [...found.indexes.keys()].filter((index) => isOwnIndex(renamedFrom, index))
    await migration.make(`rename the table ${quoted(renamedFrom)} to ${quoted(name)}`, [
      ...indexes.map(dropIndex),
      sql`alter table ${sql.table(renamedFrom)} rename to ${sql.id(name)}`,
    ])
    await renameState(migration, renamedFrom, name)
    await renamePast(migration, renamedFrom, name)
  }
}

/** It is adopted under the name that an entity can have. */
async function renameOfOthers(migration: Migration, from: string, to: string): Promise<void> {
  migration.adopted.add(to)
  const statement = sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`
  await migration.make(`rename the table ${quoted(from)} to ${quoted(to)}`, [statement], { about: to })
}

async function renameState({ queries }: Migration, from: string, to: string): Promise<void> {
  for (const nameOf of [derivationName, kindsName, adoptedName]) {
    await queries.deleteFrom(STATE_TABLE).where('name', '=', nameOf(to)).execute()
    await queries
      .updateTable(STATE_TABLE)
      .set({ name: nameOf(to) })
      .where('name', '=', nameOf(from))
      .execute()
  }
}

/** The history and the deleted records follow. */
async function renamePast(migration: Migration, from: string, to: string): Promise<void> {
  for (const table of [AUDIT_LOG_TABLE, TRASH_TABLE]) {
    if (!(await migration.find(table))) continue
    await migration.queries.updateTable(table).set({ entity: to }).where('entity', '=', from).execute()
  }
}

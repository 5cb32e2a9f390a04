import { sql } from 'kysely'
import type { AnyEntity } from '../../../schema/entity.ts'
import { StartupError } from '../../errors/startup-error.ts'
import { planFieldTables } from '../field-tables.ts'
import { readState, writeState } from '../state.ts'
import { countRowsOf } from './fill-column.ts'
import { type Migration, quoted } from './migration.ts'

// As these were called when only references had them.
const FIELD_TABLES = 'link tables'

/** Drops the tables of fields that are no more or have another name: what they hold stands in the rows as well. */
export async function dropRemovedFieldTables(
  migration: Migration,
  entities: readonly AnyEntity[],
): Promise<void> {
  const planned = entities.flatMap(planFieldTables).map(({ name }) => name)
  // A later release needs what it has made.
  if (migration.isFormer) return
  const before = ((await readState(migration.queries, FIELD_TABLES)) ?? '').split(' ')
  for (const name of before.filter((each) => each !== '' && !planned.includes(each)))
    if (await migration.find(name))
      await migration.make(`drop the table ${quoted(name)}`, [sql`drop table ${sql.table(name)}`])
  const names = planned.join(' ')
  if (names !== before.join(' ')) await writeState(migration.queries, FIELD_TABLES, names)
}

/** @throws StartupError where references lead to another entity now: ids of one mean nothing in another. */
export async function assertSameTargets(migration: Migration, entities: readonly AnyEntity[]): Promise<void> {
  for (const { name, columns } of entities.flatMap(planFieldTables)) {
    const found = (await migration.find(name))?.columns
    for (const { name: column, references: now } of columns) {
      const old = found?.get(column)?.references ?? null
      if (
        old === null ||
        now === undefined ||
        old === now ||
        (await countRowsOf(migration.queries, name)) === 0
      )
        continue
      throw new StartupError(
        `"${name}" holds references to "${old}", and the field refers to "${now}" now; give the field another name.`,
      )
    }
  }
}

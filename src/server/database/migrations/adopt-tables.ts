import { sql } from 'kysely'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { StartupError } from '../../errors/startup-error.ts'
import type { FoundKey, FoundTable } from '../database.ts'
import type { PlannedTable } from '../planned-table.ts'
import { ROW_VERSION } from '../plan-tables.ts'
import { readState, writeState } from '../state.ts'
import { STATE_TABLE } from '../system-tables.ts'
import { countRowsOf } from './fill-column.ts'
import { type Migration, quoted } from './migration.ts'
import { renameColumn } from './statements.ts'

/** The state's name for a table that another program made. */
export function adoptedName(entity: string): string {
  return `adopted ${entity}`
}

/** Whether a table was made by another program: this one gives each of its own a version. */
export function isOfOthers({ columns }: FoundTable): boolean {
  return !columns.has(ROW_VERSION)
}

/** Finds the tables of other programs that entities are to run on, and gives their records an `id`. */
export async function adoptTables(
  migration: Migration,
  entities: readonly AnyEntity[],
  tables: readonly PlannedTable[],
): Promise<void> {
  for (const { name } of entities) {
    const found = await migration.find(name)
    if (!found) continue
    if (!isOfOthers(found)) {
      if (await isAdopted(migration, name)) migration.adopted.add(name)
      continue
    }
    migration.adopted.add(name)
    await giveId(migration, name, found, tables.find((table) => table.name === name)?.columns ?? [])
  }
}

/** Remembers them: nothing of theirs is ever dropped. */
export async function saveAdopted({ queries, adopted }: Migration): Promise<void> {
  for (const name of adopted) await writeState(queries, adoptedName(name), 'yes')
}

export async function isAdopted(migration: Migration, entity: string): Promise<boolean> {
  if (!(await migration.find(STATE_TABLE))) return false
  return (await readState(migration.queries, adoptedName(entity))) !== null
}

/** Records are named by a number that the database counts; where it has another name, the column is renamed. */
async function giveId(
  migration: Migration,
  table: string,
  { columns }: FoundTable,
  planned: PlannedTable['columns'],
): Promise<void> {
  const key = await migration.adapter.describeKey(migration.queries, table)
  const [first = ''] = key.columns
  const isFree = first === 'id' || (!columns.has('id') && planned.every(({ name }) => name !== first))
  if (!key.isCounted || !isFree) throw new StartupError(explainKey(table, key))
  if (first !== 'id')
    await migration.make(
      `rename ${quoted(first)} of ${quoted(table)} to "id", which every record has`,
      [renameColumn(table, first, 'id')],
      { about: table },
    )
  const below = await countRowsOf(migration.queries, table, sql`id < 1`)
  if (below > 0)
    throw new StartupError(`E191 ${table}: ids count from 1, and ${below} of its rows have another one.`)
}

function explainKey(table: string, { columns, isCounted }: FoundKey): string {
  const key =
    columns.length === 0
      ? 'it has no primary key'
      : `its primary key is ${quoted(...columns)}${isCounted ? ', and it has another "id" or a field of that name' : ', which the database does not count up'}`
  return (
    `E191 ${table}: another program made this table, and ${key}; expected one column "id" of whole numbers that the ` +
    'database counts. Give it one, or take the entity away. Nothing was changed.'
  )
}

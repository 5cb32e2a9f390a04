import type { AnyEntity } from '../../schema/entity/entity.ts'
import { StartupError } from '../errors/startup-error.ts'
import { explainLosses } from './migrations/explain-losses.ts'
import { migrate } from './migrations/migrate.ts'
import { type Step, quoted } from './migrations/migration.ts'
import type { Database } from './database.ts'
import type { WithTables } from './planned-table.ts'
import { SEARCH_KEY } from './plan-tables.ts'
import { STATE_TABLE } from './system-tables.ts'

const COMMANDS = [
  'Nothing was changed. To make these changes:',
  '  npm run schema             shows the statements of each, and makes none',
  '  npm run schema -- --apply  makes them; look whether the other program can live with them',
]

/** Why the program does not start on tables of another one, and what it would change. E191 is documented in the table of codes. */
function explainAdoption(steps: readonly Step[]): string {
  const tables = [...new Set(steps.flatMap(({ adopted }) => adopted ?? []))]
  const told = tables.flatMap((table) => [
    `E191 ${quoted(table)} is a table of another program; to run on it, this one would:`,
    ...steps.filter(({ adopted }) => adopted === table).map(({ words }) => `  - ${words}`),
  ])
  return [...told, ...COMMANDS].join('\n')
}

/**
 * Migrates the tables. If a step would lose data, or change a table of another program, nothing is changed.
 * @returns what was changed, a line for each table
 * @throws StartupError
 */
export async function prepareTables(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
  features: readonly WithTables[],
): Promise<readonly string[]> {
  refuseTextIds(entities)
  return queries.transaction().execute(async (transaction) => {
    const isNew = (await adapter.describeTable(transaction, STATE_TABLE)) === null
    const steps = await migrate(adapter, transaction, entities, features)
    const losses = steps.flatMap(({ lost }) => lost ?? [])
    if (losses.length > 0) throw new StartupError(explainLosses(losses))
    if (steps.some(({ adopted }) => adopted !== undefined)) throw new StartupError(explainAdoption(steps))
    return isNew ? [] : describeChanges(steps)
  })
}

/** A new database is made as a whole, of which there is nothing to tell. */
function describeChanges(steps: readonly Step[]): readonly string[] {
  const byTable = new Map<string, readonly string[]>()
  for (const { words, about } of steps) {
    const table = about ?? 'tables'
    byTable.set(table, [
      ...(byTable.get(table) ?? []),
      words.replaceAll(` of "${table}"`, '').replace(` to "${table}":`, ''),
    ])
  }
  return [...byTable].map(([table, changes]) => `changed ${table}: ${changes.join('; ')}`)
}

/** Creates the search indexes of the entities' tables. @returns why it may not, for the log */
export async function prepareSearch(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
): Promise<string | null> {
  const tables = entities.map(({ name }) => name)
  return queries.transaction().execute(async (transaction) => {
    await adapter.lockTables(transaction)
    return adapter.indexSearch(transaction, tables, SEARCH_KEY)
  })
}

/** Our own tables count their records. E284 is documented in the table of codes. */
function refuseTextIds(entities: readonly AnyEntity[]): void {
  const places = entities.filter(({ ids }) => ids === 'text').map(({ name }) => `${name}.ids`)
  if (places.length === 0) return
  throw new StartupError(
    `E284 ${places.join(', ')}: records whose ids are texts belong to another backend, and this one counts its records; ` +
      "remove ids: 'text' in entities/, or build the browser half for the backend that has them, with VITE_API_BASE_URL",
  )
}

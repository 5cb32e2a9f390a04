import { kindsName } from '../../../src/server/database/migrations/column-kinds.ts'
import type { Queries } from '../../../src/server/database/database.ts'
import { readState } from '../../../src/server/database/state.ts'
import type { TableOwners } from '../backup/source.ts'
import { tablesToKeep } from '../backup/table-entries.ts'
import type { Contents } from './read-contents.ts'

/**
 * @throws if the backup was made with other entities. Migrations need a database: restore with the program that made the
 * backup, then start this one.
 */
export async function assertFits(queries: Queries, owners: TableOwners, contents: Contents): Promise<void> {
  const tables = new Map(
    tablesToKeep(owners).map(({ name, columns }) => [name, ['id', ...columns.map((each) => each.name)]]),
  )
  for (const [name, columns] of contents.columns) {
    if (!isSame(tables.get(name) ?? [], columns)) throw misfit(name)
  }
  for (const { name } of owners.entities) {
    const kept = contents.state.find((row) => row['name'] === kindsName(name))
    if (!isSame(kindsOf(await readState(queries, kindsName(name))), kindsOf(kept?.['value'])))
      throw misfit(name)
  }
}

function misfit(name: string): Error {
  return new Error(
    `The backup was made with other entities: "${name}" differs. Restore it with the program that made it, then start this one.`,
  )
}

function kindsOf(text: unknown): readonly string[] {
  const kinds: unknown = JSON.parse(typeof text === 'string' ? text : '{}')
  return Object.entries(kinds ?? {}).map((pair) => pair.join(': '))
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === one.length
}

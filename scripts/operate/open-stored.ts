import { existsSync } from 'node:fs'
import { databaseFileOf } from '../../src/server/database/data-folder.ts'
import type { Database } from '../../src/server/database/database.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import type { AccountEntity } from '../../src/server/caller/account.ts'
import { findNamed } from '../../src/accounts/server/find-account.ts'
import { type Environment, parseSettings } from '../../src/server/settings.ts'

/** Does something with the database that this environment names, whose server may run. */
export async function onDatabase<T>(env: Environment, work: (database: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, databaseOptions, dataFolder } = parseSettings(env)
  const file = databaseFileOf(dataFolder)
  // Opening the file would create it.
  if (databaseUrl === undefined && !existsSync(file))
    throw new Error(`There is no ${file} yet: npm start makes it.`)
  const database = await openDatabase(databaseUrl, file, databaseOptions)
  try {
    return await work(database)
  } finally {
    await database.queries.destroy()
  }
}

/** The id of the account that logs in by a name. @throws Error where that is none, or several */
export async function findAccountNamed(
  database: Database,
  account: AccountEntity,
  name: string,
): Promise<number> {
  const { adapter, queries } = database
  const { entity, account: rules } = account
  if (!(await adapter.describeTable(queries, entity.name)))
    throw new Error('The database is empty: npm start makes its tables.')
  const [found, ...others] = await findNamed(database, account, name)
  const names = rules.signInBy.join(', ')
  if (!found) throw new Error(`Nobody logs in as "${name}"; expected one of: ${names}. Nothing was changed.`)
  if (others.length > 0)
    throw new Error(`Several log in as "${name}"; give another of: ${names}. Nothing was changed.`)
  return found.id
}

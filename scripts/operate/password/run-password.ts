import { existsSync } from 'node:fs'
import type { AnyEntity } from '../../../src/schema/entity.ts'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { type AccountEntity, accountOf } from '../../../src/server/session/account.ts'
import { findNamed } from '../../../src/server/session/find-account.ts'
import { resetPassword } from '../../../src/server/session/reset-password.ts'
import { type Environment, parseSettings } from '../../../src/server/settings.ts'

/** Sets a new password for an account of the database that this environment names. @returns what to print. */
export async function runPassword(
  entities: readonly AnyEntity[],
  env: Environment,
  name: string,
): Promise<string> {
  const { databaseUrl, databaseWaitMs, dataFolder } = parseSettings(env)
  const file = databaseFileOf(dataFolder)
  // Opening the file would create it.
  if (databaseUrl === undefined && !existsSync(file))
    throw new Error(`There is no ${file} yet: npm start makes it.`)
  const database = await openDatabase(databaseUrl, file, databaseWaitMs)
  try {
    const account = accountOf(entities)
    const password = await resetPassword(database, account, await findOne(database, account, name))
    return `${name} logs in with the password ${password} (shown this once). Whoever was logged in so is not any more.`
  } finally {
    await database.queries.destroy()
  }
}

async function findOne(database: Database, account: AccountEntity, name: string): Promise<number> {
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

import { existsSync } from 'node:fs'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { applyMigration, planMigration } from '../../../src/server/database/migrations/migrate.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { type Environment, parseSettings } from '../../../src/server/settings.ts'
import type { TableOwners } from '../backup/source.ts'
import { describeSteps } from './describe-steps.ts'

/** Plans or applies the migration of the database that this environment names. @returns what to print. */
export async function runSchema(
  { entities, features }: TableOwners,
  env: Environment,
  isApply: boolean,
): Promise<string> {
  const { databaseUrl, dataFolder } = parseSettings(env)
  const file = databaseFileOf(dataFolder)
  // Opening the file would create it.
  if (databaseUrl === undefined && !existsSync(file)) return `There is no ${file} yet: npm start makes it.`
  const database = await openDatabase(databaseUrl, file)
  try {
    const steps = await (isApply ? applyMigration : planMigration)(database, entities, features)
    return describeSteps(steps, isApply)
  } finally {
    await database.queries.destroy()
  }
}

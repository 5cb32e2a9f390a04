import { existsSync } from 'node:fs'
import type { AnyEntity } from '../../../src/schema/entity.ts'
import { databaseFileOf } from '../../../src/server/data-folder.ts'
import { applyChanges, planChanges } from '../../../src/server/database/migrations/make-changes.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { parseSettings, type Environment } from '../../../src/server/settings.ts'
import { describeSteps } from './describe-steps.ts'

/** Plans or applies the changes of the database that a start with this environment would open, and tells them. */
export async function runSchema(
  entities: readonly AnyEntity[],
  env: Environment,
  isApply: boolean,
): Promise<string> {
  const { databaseUrl, dataFolder } = parseSettings(env)
  const file = databaseFileOf(dataFolder)
  // Opening a file would make it.
  if (databaseUrl === undefined && !existsSync(file)) return `There is no ${file} yet: npm start makes it.`
  const database = await openDatabase(databaseUrl, file)
  try {
    const steps = await (isApply ? applyChanges : planChanges)(database, entities)
    return describeSteps(steps, isApply)
  } finally {
    await database.queries.destroy()
  }
}

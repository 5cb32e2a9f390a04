import { existsSync } from 'node:fs'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { databaseFileOf } from '../../../../src/server/database/data-folder.ts'
import { reasonOf } from '../../../../src/server/errors/database-unavailable.ts'
import { type Environment, parseSettings } from '../../../../src/server/settings.ts'
import type { DescribedTable } from './described-table.ts'
import { readPostgres } from './read-postgres.ts'
import { readSqlite } from './read-sqlite.ts'

export interface DescribedDatabase {
  readonly tables: readonly DescribedTable[]
  /** Exact numbers come back digit by digit. */
  readonly isExact: boolean
}

/** Reads the tables of a PostgreSQL address or a SQLite file; without one, of the database that the server runs on. */
export async function readDatabase(given: string | undefined, env: Environment): Promise<DescribedDatabase> {
  const { databaseUrl, dataFolder } = parseSettings(env)
  const place = given ?? databaseUrl ?? databaseFileOf(dataFolder)
  const isPostgres = /^postgres(ql)?:\/\//.test(place)
  if (!isPostgres && !existsSync(place))
    throw new Refusal(
      `there is no database ${place}; write --database with a file or a postgres:// address`,
      2,
    )
  try {
    return { tables: isPostgres ? await readPostgres(place) : readSqlite(place), isExact: isPostgres }
  } catch (error) {
    const named = isPostgres ? 'the PostgreSQL database' : place
    throw new Refusal(`${named} cannot be read: ${reasonOf(error)}`)
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { databaseFileOf } from '../../../../src/server/database/data-folder.ts'
import { reasonOf } from '../../../../src/server/errors/database-unavailable.ts'
import { type Environment, parseSettings } from '../../../../src/server/settings.ts'
import { readDrizzle } from '../schemas/read-drizzle.ts'
import { isExactPrisma, readPrisma } from '../schemas/read-prisma.ts'
import type { DescribedTable } from './described-table.ts'
import { readPostgres } from './read-postgres.ts'
import { readSqlite } from './read-sqlite.ts'

export interface DescribedDatabase {
  readonly tables: readonly DescribedTable[]
  /** Exact numbers come back digit by digit. */
  readonly isExact: boolean
}

/**
 * Reads the tables of a PostgreSQL address, a SQLite file, a Prisma schema or a module of Drizzle tables; without one, of the database that
 * the server runs on.
 */
export async function readDatabase(given: string | undefined, env: Environment): Promise<DescribedDatabase> {
  const { databaseUrl, dataFolder } = parseSettings(env)
  const place = given ?? databaseUrl ?? databaseFileOf(dataFolder)
  const isPostgres = /^postgres(ql)?:\/\//.test(place)
  if (!isPostgres && !existsSync(place))
    throw new Refusal(
      `there is no database ${place}; write --database with a file, a Prisma schema, a module of Drizzle tables or a postgres:// address`,
      2,
    )
  try {
    if (place.endsWith('.prisma')) {
      const schema = readFileSync(place, 'utf8')
      return { tables: readPrisma(schema), isExact: isExactPrisma(schema) }
    }
    if (/\.[cm]?[jt]s$/.test(place)) return await readDrizzle(resolve(place))
    return { tables: isPostgres ? await readPostgres(place) : readSqlite(place), isExact: isPostgres }
  } catch (error) {
    if (error instanceof Refusal) throw error
    const named = isPostgres ? 'the PostgreSQL database' : place
    throw new Refusal(`${named} cannot be read: ${reasonOf(error)}`)
  }
}

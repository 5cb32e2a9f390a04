import { openSqlite } from '../../../src/server/database/open-database.ts'
import type { DatabaseKind } from '../../contract/harness/database/databases.ts'

/** A database that nothing is left of. */
export const memory: DatabaseKind = {
  async start() {
    const openEmpty = () => openSqlite(':memory:')
    return { openEmpty, openAgain: openEmpty, address: () => ':memory:', stop: () => Promise.resolve() }
  },
}

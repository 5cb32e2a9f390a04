import { describe } from 'vitest'
import { serverPostgres, sqlite } from '../../contract/harness/database/databases.ts'
import { backupMomentsSuite } from './suites/backup-moments.ts'

describe('on SQLite', () => {
  backupMomentsSuite(sqlite)
})

const { missing } = serverPostgres

// The engine alone answers one connection at a time.
describe.skipIf(missing !== undefined)(
  `on a PostgreSQL server${missing === undefined ? '' : `: ${missing}`}`,
  () => {
    backupMomentsSuite(serverPostgres)
  },
)

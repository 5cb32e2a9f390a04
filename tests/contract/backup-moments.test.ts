import { describe } from 'vitest'
import { postgres, sqlite } from './harness/databases.ts'
import { backupMomentsSuite } from './suites/backup-moments.ts'

describe('on SQLite', () => {
  backupMomentsSuite(sqlite)
})

// The engine alone answers one connection at a time.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('on a PostgreSQL server', () => {
  backupMomentsSuite(postgres)
})

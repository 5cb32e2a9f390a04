import { vi } from 'vitest'
import { enginePostgres, serverPostgres } from './harness/databases.ts'
import { runSuites } from './harness/run-suites.ts'
import { suites } from './suites/all.ts'
import { schemaChangesSuite } from './suites/schema-changes.ts'

// How passwords are hashed is no matter of the database; on SQLite they are hashed as in earnest.
vi.mock('@node-rs/argon2', () => import('../suite/contract/quick-hashes.ts'))

// The engine makes and drops tables slowly: where the server is, that is tried there alone.
const isServerHere = serverPostgres.missing === undefined
const own = isServerHere ? suites.filter((suite) => suite !== schemaChangesSuite) : suites

runSuites("PostgreSQL's engine", enginePostgres, own)

import { vi } from 'vitest'
import { postgres } from './harness/database/databases.ts'
import { runSuites } from './harness/run-suites.ts'
import { suites } from './suites/all.ts'

// How passwords are hashed is no matter of the database.
vi.mock('@node-rs/argon2', () => import('../suite/contract/quick-hashes.ts'))

runSuites('PostgreSQL', postgres, suites)

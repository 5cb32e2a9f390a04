import { vi } from 'vitest'
import { sqlite } from './harness/database/databases.ts'
import { runSuites } from './harness/run-suites.ts'
import { suites } from './suites/all.ts'

// The product's contract hashes passwords as in earnest on this database.
vi.mock('@node-rs/argon2', () => import('../suite/contract/quick-hashes.ts'))

runSuites('SQLite', sqlite, suites)

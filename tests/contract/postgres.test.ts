import { runSuites } from './harness/run-suites.ts'
import { postgres } from './harness/databases.ts'

runSuites('PostgreSQL', postgres)

import { runSuites } from './harness/run-suites.ts'
import { sqlite } from './harness/databases.ts'

runSuites('SQLite', sqlite)

import { runSuites } from './harness/run-suites.ts'
import { sqlite } from './harness/databases.ts'

runSuites('the contract on SQLite', sqlite)

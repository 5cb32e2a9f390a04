import { serverPostgres } from './harness/databases.ts'
import { runSuites } from './harness/run-suites.ts'

runSuites('a PostgreSQL server', serverPostgres)

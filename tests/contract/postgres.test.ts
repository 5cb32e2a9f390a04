import { runSuites } from './harness/run-suites.ts'
import { enginePostgres } from './harness/databases.ts'

runSuites("PostgreSQL's engine", enginePostgres)

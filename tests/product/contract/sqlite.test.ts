import { sqlite } from '../../contract/harness/database/databases.ts'
import { runSuites } from '../../contract/harness/run-suites.ts'
import { suites } from './suites/all.ts'

runSuites('SQLite', sqlite, suites)

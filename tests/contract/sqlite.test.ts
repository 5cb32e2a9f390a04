import { sqlite } from './harness/databases.ts'
import { runSuites } from './harness/run-suites.ts'
import { suites } from './suites/all.ts'

runSuites('SQLite', sqlite, suites)

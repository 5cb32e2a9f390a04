import { afterAll, describe, vi } from 'vitest'
import { leftOut } from '../../../scripts/test/left-out.ts'
import { sqlite, type DatabaseKind, type RunningDatabase } from './database/databases.ts'

/** What must be true on every database. */
export interface Suite {
  (kind: DatabaseKind): void
  /**
   * Said of what is stored, sorted, found, unique or done at once: `npm test` runs it on both databases. The others run
   * on SQLite there, and on PostgreSQL in `npm run test:all`.
   */
  readonly on?: 'each database'
}

/** The names of those to run, where a run is about a part of them. */
const wanted = process.env['TEST_SUITES']?.split(',')

/** Runs suites on a database that is started once: PostgreSQL takes seconds to start. */
export function runSuites(database: string, kind: DatabaseKind, suites: readonly Suite[]): void {
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
  let started: Promise<RunningDatabase> | undefined
  const shared: DatabaseKind = {
    async start() {
      started ??= kind.start()
      return { ...(await started), stop: () => Promise.resolve() }
    },
  }
  afterAll(async () => (await started)?.stop())
  for (const suite of suites.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const isDaily = kind === sqlite || suite.on === 'each database'
    describe(`the contract on ${database}`, { tags: isDaily ? [] : [leftOut.tag] }, () => void suite(shared))
  }
}

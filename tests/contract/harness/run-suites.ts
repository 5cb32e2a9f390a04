import { afterAll, describe, vi } from 'vitest'
import type { DatabaseKind, RunningDatabase } from './databases.ts'

/** What must be true on every database. */
export type Suite = (kind: DatabaseKind) => void

/** The names of those to run, where a run is about a part of them: `npm test -- --changed`. */
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
  describe(`the contract on ${database}`, () => {
    afterAll(async () => (await started)?.stop())
    for (const suite of suites) if (wanted?.includes(suite.name) ?? true) suite(shared)
  })
}

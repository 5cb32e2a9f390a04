import { afterAll, describe, vi } from 'vitest'
import { suites } from '../suites/all.ts'
import type { DatabaseKind, RunningDatabase } from './databases.ts'

/** Runs suites on one database, all without a choice; it is started once: PostgreSQL takes seconds to start. */
export function runSuites(database: string, kind: DatabaseKind, chosen = suites): void {
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
  let started: Promise<RunningDatabase> | undefined
  const shared: DatabaseKind = {
    async start() {
      started ??= kind.start()
      return { ...(await started), stop: () => Promise.resolve() }
    },
  }
  const isMissing = kind.missing !== undefined
  const why = isMissing ? `, which is not here: ${kind.missing}` : ''
  describe.skipIf(isMissing)(`the contract on ${database}${why}`, () => {
    afterAll(async () => (await started)?.stop())
    for (const suite of chosen) suite(shared)
  })
}

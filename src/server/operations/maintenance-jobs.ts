import type { FastifyBaseLogger } from 'fastify'

/** What a process does by the clock. */
export interface MaintenanceJob {
  readonly everyMs: number
  run(): Promise<void>
}

/** Does each at once, and then at its turns. */
export function startMaintenanceJobs(
  jobs: readonly MaintenanceJob[],
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  // A job that fails is tried again at its next turn; calls report the same trouble by themselves.
  const logError = (err: unknown) => log.error({ err }, 'a maintenance job failed')
  for (const { everyMs, run } of jobs) {
    const runSafely = () => void run().catch(logError)
    runSafely()
    setInterval(runSafely, everyMs).unref()
  }
}

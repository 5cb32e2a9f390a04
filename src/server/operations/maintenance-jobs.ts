import type { FastifyBaseLogger } from 'fastify'
import { HEARTBEAT_MS, type ProcessRegistry } from '../database/process-registry.ts'

const ORPHANS_MS = 15 * 60_000
const TRASH_MS = 60 * 60_000
const CUSTOM_JOBS_MS = 10_000

export interface MaintenanceJobs {
  readonly processes: Pick<ProcessRegistry, 'renew'>
  removeOrphans(): Promise<void>
  purgeTrash(): Promise<void>
  /** Those of the entities. */
  readonly jobs: { runDue(): Promise<void> }
  readonly webhooks: { wake(): void; forgetEnded(): Promise<void> }
}

/** What a process does by the clock: its heartbeat, the removal of orphaned uploads and of old trash, the entities' jobs and webhooks. */
export function startMaintenanceJobs(
  { processes, removeOrphans, purgeTrash, jobs, webhooks }: MaintenanceJobs,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  // A job that fails is tried again at its next turn; calls report the same trouble by themselves.
  const logError = (err: unknown) => log.error({ err }, 'a maintenance job failed')
  void removeOrphans().catch(logError)
  void purgeTrash().catch(logError)
  void jobs.runDue().catch(logError)
  webhooks.wake()
  setInterval(() => void processes.renew().catch(logError), HEARTBEAT_MS).unref()
  setInterval(() => void removeOrphans().catch(logError), ORPHANS_MS).unref()
  setInterval(() => void purgeTrash().catch(logError), TRASH_MS).unref()
  setInterval(() => void jobs.runDue().catch(logError), CUSTOM_JOBS_MS).unref()
  setInterval(() => webhooks.wake(), CUSTOM_JOBS_MS).unref()
  setInterval(() => void webhooks.forgetEnded().catch(logError), TRASH_MS).unref()
}

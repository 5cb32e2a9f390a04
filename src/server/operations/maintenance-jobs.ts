import type { FastifyBaseLogger } from 'fastify'
import type { Backend } from '../backend.ts'
import { HEARTBEAT_MS } from './presence.ts'

const SWEEP_MS = 15 * 60_000

/** What a process does beside answering: it shows that it lives, and sweeps. */
export function startMaintenanceJobs(
  { presence, sweep }: Backend,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  // What fails now is tried again soon; whoever waits for an answer is told of it elsewhere.
  const tell = (error: unknown) => log.error({ err: error }, 'housekeeping failed')
  void sweep().catch(tell)
  setInterval(() => void presence.renew().catch(tell), HEARTBEAT_MS).unref()
  setInterval(() => void sweep().catch(tell), SWEEP_MS).unref()
}

import type { Queries } from '../../database/database.ts'
import type { NamedWebhook } from './configure.ts'
import { deliverDue, forgetDelivered } from './deliver.ts'

/** The addresses that are told of changes. */
export interface Webhooks {
  readonly all: readonly NamedWebhook[]
  /** Sends what is due, also what another process has left. */
  deliver(now?: () => number): Promise<void>
  /** Sends soon, without anybody waiting for it. */
  wake(): void
  forgetDelivered(): Promise<void>
  stop(): Promise<void>
}

export function createWebhooks(
  queries: Queries,
  all: readonly NamedWebhook[],
  tellFault: (err: unknown, what: string) => void,
): Webhooks {
  const stopping = new AbortController()
  let current: Promise<void> | null = null
  let isAsked = false
  const deliver = (now = Date.now) => deliverDue(queries, all, now, stopping.signal)
  /** What is asked for meanwhile is done in one further turn. */
  const turn = async () => {
    try {
      while (isAsked && !stopping.signal.aborted) {
        isAsked = false
        await deliver()
      }
    } catch (err) {
      tellFault(err, 'the webhooks were not sent')
    } finally {
      current = null
    }
  }
  return {
    all,
    deliver,
    forgetDelivered: () => forgetDelivered(queries),
    wake() {
      if (stopping.signal.aborted) return
      isAsked = true
      current ??= turn()
    },
    async stop() {
      stopping.abort()
      await current
    },
  }
}

import type { Queries } from '../../../server/face.ts'
import type { NamedWebhook } from './configure.ts'
import { deliverDue, forgetEnded } from './deliver.ts'

/** The addresses that are told of changes. */
export interface WebhookSender {
  readonly all: readonly NamedWebhook[]
  /** Sends what is due, also what another process has left. */
  deliver(now?: () => number): Promise<void>
  /** Sends soon, without anybody waiting for it. */
  wake(): void
  forgetEnded(now?: number): Promise<void>
  stop(): Promise<void>
}

export function createWebhooks(
  queries: Queries,
  all: readonly NamedWebhook[],
  logFault: (err: unknown, what: string) => void,
): WebhookSender {
  const stopping = new AbortController()
  const deliver = (webhook: NamedWebhook, now = Date.now) =>
    deliverDue(queries, webhook, now, stopping.signal)
  // One of each, so that an address that does not answer keeps back its own alone.
  const queues = all.map((webhook) => createQueue(() => deliver(webhook), stopping.signal, logFault))
  return {
    all,
    async deliver(now) {
      await Promise.all(all.map((webhook) => deliver(webhook, now)))
    },
    forgetEnded: (now = Date.now()) => forgetEnded(queries, now),
    wake() {
      for (const queue of queues) queue.wake()
    },
    async stop() {
      stopping.abort()
      await Promise.all(queues.map((queue) => queue.settled()))
    },
  }
}

/** What is asked for meanwhile is done in one further turn. */
function createQueue(
  deliver: () => Promise<void>,
  stopping: AbortSignal,
  logFault: (err: unknown, what: string) => void,
) {
  let current: Promise<void> | null = null
  let isAsked = false
  const turn = async () => {
    try {
      while (isAsked && !stopping.aborted) {
        isAsked = false
        await deliver()
      }
    } catch (err) {
      logFault(err, 'the webhooks were not sent')
    } finally {
      current = null
    }
  }
  return {
    wake() {
      if (stopping.aborted) return
      isAsked = true
      current ??= turn()
    },
    settled: async () => current,
  }
}

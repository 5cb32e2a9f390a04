import type { Behaviours } from '../../behaviour/behaviour.ts'
import type { Queries } from '../database/database.ts'
import { createRecords } from './own-records.ts'
import type { CustomCode } from './store/store.ts'
import { listWebhooks } from './webhooks/configure.ts'
import { createOutbox } from './webhooks/outbox.ts'
import { createWebhooks, type WebhookSender } from './webhooks/webhooks.ts'

export interface CustomCodeOptions {
  readonly behaviours: Behaviours
  readonly env: Readonly<Record<string, string | undefined>>
  /** Tells of faults that no answer tells of. */
  tellFault(this: void, err: unknown, what: string): void
}

/** What the entities' own code runs with, and whom it tells of changes. */
export function createCustomCode(
  queries: Queries,
  { behaviours, env, tellFault }: CustomCodeOptions,
): { readonly customCode: CustomCode; readonly webhooks: WebhookSender } {
  const named = listWebhooks(behaviours, env)
  const webhooks = createWebhooks(queries, named, tellFault)
  const runAfter: CustomCode['runAfter'] = async (own, works) => {
    for (const work of works)
      await work(own).catch((err: unknown) => tellFault(err, 'a hook failed after the commit'))
  }
  const outbox = createOutbox(named, webhooks.wake)
  return { customCode: { behaviours, depth: 0, outbox, createRecords, runAfter }, webhooks }
}

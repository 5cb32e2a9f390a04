import { defineService } from '../../../server/service.ts'
import { listWebhooks } from './configure.ts'
import { createOutbox } from './outbox.ts'
import { createWebhooks } from './webhooks.ts'

const TURN_MS = 10_000
const FORGET_MS = 60 * 60_000

/** Whom the entities tell of changes. */
export const webhooksService = defineService(({ store, env, logFault }) => {
  const named = listWebhooks(store.customCode.behaviours, env)
  const webhooks = createWebhooks(store.queries, named, logFault)
  return {
    ...webhooks,
    afterChange: createOutbox(named, webhooks.wake),
    maintenance: [
      { everyMs: TURN_MS, run: async () => webhooks.wake() },
      { everyMs: FORGET_MS, run: () => webhooks.forgetEnded() },
    ],
  }
})

// What an entity's own code is written with, in `entities/<entity>.server.ts`, and demo content.
export { defineActions } from '../behaviour/actions.ts'
export type { Records } from '../behaviour/context.ts'
export type { CreateRecord, Fill } from '../behaviour/demo.ts'
export { defineEndpoints, endpoint } from '../behaviour/endpoints.ts'
export { defineHooks } from '../behaviour/hooks.ts'
export { defineJobs } from '../behaviour/jobs.ts'
export { UserError } from '../behaviour/user-error.ts'
export { defineWebhooks } from '../behaviour/webhooks.ts'

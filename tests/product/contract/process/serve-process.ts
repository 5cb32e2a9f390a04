import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { behaviours, entities } from '../../../../src/generated/registry.ts'
import { serve } from '../../../../src/server/main.ts'

/** The program as `npm start` runs it, with a little content and a call that takes its time. */
await serve({
  features: serverFeatures,
  entities,
  behaviours,
  env: process.env,
  async fill(create) {
    await create('tool', { name: { fr: 'Ballon' } })
  },
})

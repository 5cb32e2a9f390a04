// The backend of `npm run dev`: calls alone, the browser half is Vite's.
import { entities } from '../../src/generated/registry.ts'
import { serve } from '../../src/server/main.ts'

await serve({
  entities,
  env: process.env,
  fill: async (create) => (await import('../demo/fill.ts')).fill(create),
})

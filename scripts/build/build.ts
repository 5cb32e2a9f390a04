// `npm run build`: brings src/generated/ up to date and builds the browser half, to which dist/client/ leads then, and
// the server, to which dist/server/ leads.
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from './build-client.ts'
import { buildServer } from './build-server.ts'
import { swapBuild } from './swap-build.ts'
import { mustSucceed, runScript } from '../process/run-node.ts'

const DEMO_PICTURES = 'entities/demo/pictures'

await mustSucceed(runScript('develop/generate'))
await swapBuild('dist', async (folder) => {
  const [client, server] = [join(folder, 'client'), join(folder, 'server')]
  await Promise.all([
    buildClient('.', client, { manifest: true }),
    buildServer('scripts/operate/serve.ts', server),
  ])
  // The demo content reads them beside its code.
  if (existsSync(DEMO_PICTURES)) cpSync(DEMO_PICTURES, join(server, 'pictures'), { recursive: true })
})
console.log('dist: built')

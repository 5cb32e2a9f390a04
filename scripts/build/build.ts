// `npm run build`: brings src/generated/ up to date and builds the browser half, to which dist/client/ leads then, and
// the server, to which dist/server/ leads.
import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildServer } from './build-server.ts'
import { swapBuild } from './swap-build.ts'
import { mustSucceed, runNode, runScript, tools } from '../process/run-node.ts'

const DEMO_PICTURES = 'entities/demo/pictures'

await mustSucceed(runScript('develop/generate'))
await swapBuild('dist', async (folder) => {
  const [client, server] = [join(folder, 'client'), join(folder, 'server')]
  const [code] = await Promise.all([
    runNode([tools.vite, 'build', '--logLevel', 'warn', '--outDir', resolve(client)]),
    buildServer('scripts/operate/serve.ts', server),
  ])
  // It has said why.
  if (code !== 0) process.exit(code)
  // The demo content reads them beside its code.
  if (existsSync(DEMO_PICTURES)) cpSync(DEMO_PICTURES, join(server, 'pictures'), { recursive: true })
})
console.log('dist: built')

// `npm run build`: brings src/generated/ up to date and builds the browser half, to which dist/client/ leads then, and
// the server, to which dist/server/ leads, with a package.json of what that needs where it runs, and the licences of all of it.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from './build-client.ts'
import { buildServer } from './build-server.ts'
import { listBundled, listFonts, listInstalled, printNotice } from './notice.ts'
import { writeServerPackage } from './server-package.ts'
import { swapBuild } from './swap-build.ts'
import { generatedFolder } from '../process/engine.ts'
import { mustSucceed, runScript } from '../process/run-node.ts'

const DEMO_PICTURES = 'entities/demo/pictures'

await mustSucceed(runScript('develop/generate'))
let packages: readonly string[] = []
await swapBuild('dist', async (folder) => {
  const [client, server] = [join(folder, 'client'), join(folder, 'server')]
  const halves = [
    buildServer(['scripts/operate/serve.ts', 'scripts/operate/handler.ts'], server),
    buildClient('.', client, { manifest: true }),
  ]
  packages = (await Promise.all(halves)).flatMap((each) => each ?? [])
  // The demo content reads them beside its code.
  if (existsSync(DEMO_PICTURES)) cpSync(DEMO_PICTURES, join(server, 'pictures'), { recursive: true })
})
const installed = listInstalled(writeServerPackage('dist', packages))
const bundled = ['client', 'server'].flatMap((half) => listBundled('dist', half))
const fonts = listFonts(readFileSync(join(generatedFolder('.'), 'typeface.css'), 'utf8'))
writeFileSync('dist/NOTICE.md', printNotice([...installed, ...bundled], fonts))
console.log('dist: built')

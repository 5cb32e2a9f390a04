// `npm run build`: brings src/generated/ up to date and builds the browser half into dist/client/, the server into
// dist/server/.
import { cpSync, existsSync } from 'node:fs'
import { buildServer, SERVER_FOLDER } from './build-server.ts'
import { mustSucceed, runNode, runScript, tools } from '../process/run-node.ts'

const DEMO_PICTURES = 'entities/demo/pictures'

await mustSucceed(runScript('develop/generate'))
await Promise.all([
  mustSucceed(runNode([tools.vite, 'build', '--logLevel', 'warn'])),
  buildServer('scripts/operate/serve.ts', SERVER_FOLDER),
])
// The demo content reads them beside its code.
if (existsSync(DEMO_PICTURES)) cpSync(DEMO_PICTURES, `${SERVER_FOLDER}/pictures`, { recursive: true })
console.log('dist: built')

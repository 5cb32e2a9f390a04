// `npm run build`: brings src/generated/ up to date and builds the browser half into dist/client/, the server into
// dist/server/.
import { cpSync } from 'node:fs'
import { buildRenderer } from './build-renderer.ts'
import { buildServer, SERVER_FOLDER } from './build-server.ts'
import { mustSucceed, runNode, runScript, tools } from '../process/run-node.ts'

await mustSucceed(runScript('develop/generate'))
await Promise.all([
  mustSucceed(runNode([tools.vite, 'build', '--logLevel', 'warn'])),
  buildServer('scripts/operate/serve.ts', SERVER_FOLDER),
])
// The demo content reads them beside its code.
cpSync('scripts/operate/demo/pictures', `${SERVER_FOLDER}/pictures`, { recursive: true })
// A page for another backend has nothing to be rendered with.
if (!process.env['VITE_API_BASE_URL']) await buildRenderer('.', 'dist/client')
console.log('dist: built')

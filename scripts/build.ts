// `npm run build`: brings src/generated/ up to date and builds the browser half into dist/client/.
import { buildRenderer } from './build/build-renderer.ts'
import { mustSucceed, runNode, runScript } from './process/run-node.ts'
import { tools } from './process/tools.ts'

await mustSucceed(runScript('generate'))
await mustSucceed(runNode([tools.vite, 'build', '--logLevel', 'warn']))
// A page for another backend has nothing to be rendered with.
if (!process.env['VITE_API_BASE_URL']) await buildRenderer('.', 'dist/client')
console.log('dist/client: built')

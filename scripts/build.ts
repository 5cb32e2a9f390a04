// `npm run build`: brings src/generated/ up to date and builds the browser half into dist/client/.
import { mustSucceed, runNode, runScript } from './process/run-node.ts'
import { tools } from './process/tools.ts'

await mustSucceed(runScript('generate'))
await mustSucceed(runNode([tools.vite, 'build', '--logLevel', 'warn']))
console.log('dist/client: built')

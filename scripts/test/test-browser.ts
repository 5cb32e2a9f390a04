// `npm run test:browser [-- filter]`: builds the product and runs the browser tests.
import { mustSucceed, runScript } from '../process/run-node.ts'
import generateDomains from './generate-domains.ts'
import { runBrowserTests } from './run-browser-tests.ts'

await generateDomains()
await mustSucceed(runScript('build/build'))
await mustSucceed(runBrowserTests(process.argv.slice(2)))

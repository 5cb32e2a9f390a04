// `npm run test:browser [-- filter]`: builds the product and drives it in a real browser.
import { mustSucceed, runScript } from '../process/run-node.ts'
import { runBrowserTests } from './run-browser-tests.ts'

await mustSucceed(runScript('build/build'))
await mustSucceed(runBrowserTests(process.argv.slice(2)))

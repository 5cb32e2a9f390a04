// `npm run test:all`: what `npm test` leaves out: the mutations of the generated suites, the program without each
// feature, the commands of the README files, and, since not every machine has one, the walk through Firefox.
import { mustSucceed, runNode, runScript, tools } from '../process/run-node.ts'
import { findFirefox } from './find-browser.ts'
import generateDomains from './generate-domains.ts'
import { leftOut } from './left-out.ts'
import { runBrowserTests } from './run-browser-tests.ts'

await generateDomains()
await mustSucceed(runScript('build/build'))
await mustSucceed(runNode([tools.vitest, 'run', ...leftOut.units]))
await mustSucceed(runBrowserTests([`--project=${leftOut.project}`]))
if (findFirefox() === undefined) {
  console.log('Firefox: left out, as none was found. FIREFOX_PATH may name one.')
} else {
  await mustSucceed(
    runNode(['--import', 'tsx', '--test', '--test-force-exit', 'tests/product/firefox/walk.ts']),
  )
}

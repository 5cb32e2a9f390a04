// `npm run test:all`: what `npm test` leaves out, which `left-out.ts` names, a little of the gallery to look at, and, since
// not every machine has one, the walk through Firefox. What is built and generated already serves.
import { mustSucceed, runNode, runScript, unitTests } from '../process/run-node.ts'
import { findFirefox } from './find-browser.ts'
import { checkRequirements } from './check-requirements.ts'
import { dropReports, reporting } from './counts.ts'
import generateDomains from './generate-domains.ts'
import { leftOut, projects } from './left-out.ts'
import { buildForTests, runBrowserTests } from './run-browser-tests.ts'

await generateDomains()
await mustSucceed(buildForTests())
await mustSucceed(runNode([...unitTests, `--tags-filter=${leftOut.tag}`, ...leftOut.tagged]))
dropReports()
await mustSucceed(runNode([...unitTests, ...reporting, ...leftOut.units]))
await mustSucceed(runBrowserTests(projects.leftOut.map((project) => `--project=${project}`)))
await mustSucceed(Promise.resolve(checkRequirements('leftOut')))
await mustSucceed(runScript('develop/gallery', '--sample', '--built'))
if (findFirefox() === undefined) {
  console.log('Firefox: left out, as none was found. FIREFOX_PATH may name one.')
} else {
  await mustSucceed(
    runNode(['--import', 'tsx', '--test', '--test-force-exit', 'tests/product/firefox/walk.ts']),
  )
}

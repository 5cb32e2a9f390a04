// `npm run test:all`: what `npm test` does not run, because not every machine can: the walk through Firefox.
import { mustSucceed, runNode, runScript } from '../process/run-node.ts'
import { findFirefox } from './find-browser.ts'

if (findFirefox() === undefined) {
  console.log('Firefox: left out, as none was found. FIREFOX_PATH may name one.')
} else {
  await mustSucceed(runScript('build/build'))
  await mustSucceed(
    runNode(['--import', 'tsx', '--test', '--test-force-exit', 'tests/product/firefox/walk.ts']),
  )
}

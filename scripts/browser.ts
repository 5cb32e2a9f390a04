// `npx tsx scripts/browser.ts`: prints the Chromium that the tests use, and installs one where there is none.
import { findBrowser } from './browser/find-browser.ts'

console.log(findBrowser())

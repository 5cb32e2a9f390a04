import { readdirSync, readFileSync } from 'node:fs'
import { leftOut } from './left-out.ts'

/** What runs a test: `npm test`, or `npm run test:all`. */
export type Run = 'daily' | 'leftOut'

const NAMED = /\[ASVS ([\d., ]+)\]/g

/** The requirements of OWASP ASVS that titles of tests name: `refuses a short one [ASVS 6.2.1, 6.2.3]`. */
export function requirementsIn(titles: string): readonly string[] {
  return [...titles.matchAll(NAMED)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()))
}

/** Those that the tests of a run name, as they are written. */
export function requirementsOf(run: Run): ReadonlySet<string> {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `tests/${file}`)
    .filter((file) => runOf(file) === run)
  return new Set(files.flatMap((file) => requirementsIn(readFileSync(file, 'utf8'))))
}

/** Those of a whole run that no test has shown which passed. @param shown what the tests name that have passed */
export function findUnshown(run: Run, shown: readonly string[]): readonly string[] {
  const seen = new Set(shown)
  return [...requirementsOf(run)].filter((id) => !seen.has(id))
}

/** By other means: projects of Playwright, tags. */
const ALSO_LEFT_OUT = [
  'tests/foreign/browser/',
  'tests/suite/mutations/',
  'tests/product/contract/suites/accounts/fuzzed-doors.ts',
]
const leftOutSpecs = new Set(leftOut.specs.map((name) => `tests/product/browser/${name}.spec.ts`))

function runOf(file: string): Run {
  const folders = [...leftOut.units, ...ALSO_LEFT_OUT]
  return leftOutSpecs.has(file) || folders.some((folder) => file.startsWith(folder)) ? 'leftOut' : 'daily'
}

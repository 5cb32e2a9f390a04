import { existsSync, readdirSync } from 'node:fs'
import { isUpToDate } from '../build/is-up-to-date.ts'
import { runNode, runScript, tools } from '../process/run-node.ts'
import { findBrowser } from './find-browser.ts'

const BUILT = 'dist/server/serve.js'
const SOURCES = [
  'entities',
  'src',
  'scripts/build',
  'scripts/develop/generate',
  'scripts/operate',
  'vite.config.ts',
  'package-lock.json',
]

/** Builds what the tests look at, where it is older than what it is made of. @returns an exit code */
export async function buildForTests(): Promise<number> {
  return isUpToDate(BUILT, SOURCES) ? 0 : runScript('build/build')
}

/** Runs Playwright with the found or installed browser on what is built now, and returns its exit code. */
export async function runBrowserTests(args: readonly string[]): Promise<number> {
  const code = await buildForTests()
  if (code !== 0) return code
  const command = [tools.playwright, 'test', '--config', 'tests/playwright.config.ts', '--pass-with-no-tests']
  return runNode([...command, ...args], { ...process.env, CHROMIUM_PATH: findBrowser() })
}

const FOLDERS = [
  'tests/product/browser',
  'tests/suite/browser',
  'tests/foreign/browser',
  'tests/suite/mutations/browser',
]

/** The paths of all browser test files. */
export function browserFiles(): readonly string[] {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
}

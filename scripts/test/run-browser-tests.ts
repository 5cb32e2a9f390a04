import { existsSync, readdirSync } from 'node:fs'
import { isUpToDate } from '../build/is-up-to-date.ts'
import { inEngine, isEngineRepository } from '../process/engine.ts'
import { runNode, runScript, scriptHooks, tools } from '../process/run-node.ts'
import { findBrowser } from './find-browser.ts'

const BUILT = 'dist/server/serve.js'
const SOURCES = [
  'entities',
  'package-lock.json',
  ...['src', 'scripts/build', 'scripts/develop/generate', 'scripts/operate', 'vite.config.ts'].map((path) =>
    inEngine(path),
  ),
].filter((path) => existsSync(path))

/** Builds what the tests look at, where it is older than what it is made of. @returns an exit code */
export async function buildForTests(): Promise<number> {
  return isUpToDate(BUILT, SOURCES) ? 0 : runScript('build/build')
}

/** Runs Playwright with the found or installed browser on what is built now, and returns its exit code. */
export async function runBrowserTests(args: readonly string[]): Promise<number> {
  const code = await buildForTests()
  if (code !== 0) return code
  const command = [
    tools.playwright,
    'test',
    '--config',
    inEngine('tests/playwright.config.ts'),
    '--pass-with-no-tests',
  ]
  return runNode([...command, ...args], { ...process.env, ...transforming(), CHROMIUM_PATH: findBrowser() })
}

/** Playwright itself runs no TypeScript of packages, as the engine is one of a program. */
function transforming() {
  if (isEngineRepository('.')) return {}
  const hooks = scriptHooks.map((each) => `--import=${each}`).join(' ')
  return { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${hooks}` }
}

const FOLDERS = [
  'tests/product/browser',
  inEngine('tests/suite/browser'),
  'tests/foreign/browser',
  'tests/suite/mutations/browser',
  ...(isEngineRepository('.') ? [] : ['tests']),
]

/** The paths of all browser test files. */
export function browserFiles(): readonly string[] {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
}

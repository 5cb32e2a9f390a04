import { findBrowser } from './find-browser.ts'
import { runNode, tools } from '../process/run-node.ts'
import { existsSync, readdirSync } from 'node:fs'

/** Runs Playwright with the found or installed browser, and returns its exit code. */
export function runBrowserTests(args: readonly string[]): Promise<number> {
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

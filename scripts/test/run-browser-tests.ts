import { findBrowser } from '../browser/find-browser.ts'
import { runNode } from '../process/run-node.ts'
import { tools } from '../process/tools.ts'

/** Runs Playwright with the browser that is found or installed, and answers its exit code. */
export function runBrowserTests(args: readonly string[]): Promise<number> {
  const command = [tools.playwright, 'test', '--config', 'tests/playwright.config.ts', '--pass-with-no-tests']
  return runNode([...command, ...args], { ...process.env, CHROMIUM_PATH: findBrowser() })
}

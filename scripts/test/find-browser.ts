import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { tools } from '../process/run-node.ts'

/** Headless Chromium, which takes two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const DOWNLOAD_MS = 300_000
const APT_MS = 600_000

/**
 * Finds the Chromium to test with: `CHROMIUM_PATH`, the system's, Playwright's own, or one installed now. Only CI
 * installs the faster headless shell beside an existing one.
 * @throws when there is none and none can be installed.
 */
export function findBrowser(): string {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) {
    if (canRun(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH is ${wanted}, which cannot be run`)
  }
  const found =
    findInPath([SHELL]) ??
    (process.env['CI'] ? installDebians(SHELL) : undefined) ??
    findInPath(NAMES) ??
    findPlaywrights() ??
    installPlaywrights() ??
    installDebians('chromium')
  if (found) return found
  throw new Error(
    'No Chromium was found or could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

/** `FIREFOX_PATH`, or the system's; none is installed for it. */
export function findFirefox(): string | undefined {
  const wanted = process.env['FIREFOX_PATH']
  return wanted ? [wanted].find(canRun) : findInPath(['firefox-esr', 'firefox'])
}

function findInPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun)
}

function findPlaywrights(): string | undefined {
  return [chromium.executablePath()].find(canRun)
}

function installPlaywrights(): string | undefined {
  console.log('no Chromium found: asking Playwright for its own')
  run(process.execPath, [tools.playwright, 'install', 'chromium'], DOWNLOAD_MS)
  return findPlaywrights()
}

/** Debian's package also brings the system libraries that Playwright's download lacks. */
function installDebians(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`installing the Debian package ${name}`)
  run('apt-get', ['update'], APT_MS)
  run('apt-get', ['install', '-y', name], APT_MS)
  return findInPath([name])
}

function run(command: string, args: readonly string[], timeout: number): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: 'inherit', timeout, env })
}

/** An installed browser may still lack a system library. */
function canRun(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

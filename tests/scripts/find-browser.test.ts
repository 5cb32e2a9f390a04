import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { findBrowser } from '../../scripts/test/find-browser.ts'

afterEach(() => vi.unstubAllEnvs())

/** A program that stands in for a browser: it only knows how to end. */
function createProgram(name: string, exitCode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'tribune-browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(path, 0o755)
  return path
}

it('takes the browser it is told', () => {
  const path = createProgram('my-browser', 0)
  vi.stubEnv('CHROMIUM_PATH', path)
  expect(findBrowser()).toBe(path)
})

it('says so when the browser it is told cannot be run', () => {
  for (const path of ['/nowhere/chromium', createProgram('broken', 127)]) {
    vi.stubEnv('CHROMIUM_PATH', path)
    expect(() => findBrowser()).toThrow(`CHROMIUM_PATH is ${path}, which cannot be run`)
  }
})

it('prefers the one without a window', () => {
  const [shell, browser] = [createProgram('chromium-headless-shell', 0), createProgram('chromium', 0)]
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', [browser, shell].map((path) => join(path, '..')).join(':'))
  expect(findBrowser()).toBe(shell)
})

it('finds the first that runs among the names in PATH', () => {
  vi.stubEnv('CI', '')
  const broken = createProgram('chromium', 127)
  const works = createProgram('google-chrome', 0)
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', [broken, works].map((path) => join(path, '..')).join(':'))
  expect(findBrowser()).toBe(works)
})

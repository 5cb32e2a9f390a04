import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { dropReports, readCounts, reports } from '../../scripts/test/counts.ts'

function enterFolder(): void {
  const [before, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'tribune-counts-'))]
  onTestFinished(() => {
    process.chdir(before)
    rmSync(folder, { recursive: true, force: true })
  })
  process.chdir(folder)
  mkdirSync(join(folder, '.cache/reports'), { recursive: true })
}

it('counts what each runner has reported', () => {
  enterFolder()
  writeFileSync(reports.vitest, JSON.stringify({ numPassedTests: 7, numFailedTests: 2, more: 1 }))
  writeFileSync(
    reports.playwright,
    JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } }),
  )
  expect(readCounts('vitest')).toEqual({ passed: 7, failed: 2, flaky: 0 })
  // A test that passed the second time has passed, and is told.
  expect(readCounts('playwright')).toEqual({ passed: 4, failed: 1, flaky: 1 })
})

it('counts nothing of a runner that has not come to report', () => {
  enterFolder()
  writeFileSync(reports.vitest, '{}')
  dropReports()
  expect(readCounts('vitest')).toEqual({ passed: 0, failed: 0, flaky: 0 })
})

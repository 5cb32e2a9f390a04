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

it('counts what each runner has reported, and names what failed once', () => {
  enterFolder()
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  })
  const assertionResults = [
    test(`a passes [ASVS ${'6.2.1'}, 6.2.3]`, 'passed'),
    test(`b fails [ASVS ${'6.2.5'}]`, 'failed', 'Error: expected 1\n    at b.ts', 'Error: expected 1'),
    test('c comes round', 'passed', 'Error: timed out'),
  ]
  writeFileSync(
    reports.vitest,
    JSON.stringify({
      numPassedTests: 7,
      numFailedTests: 2,
      testResults: [{ name: join(process.cwd(), 'tests/x.test.ts'), assertionResults }],
    }),
  )
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'y.spec.ts',
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  })
  const inner = {
    title: 'within',
    specs: [spec('flickers', 'flaky', 'Error: no button\nCall log')],
  }
  writeFileSync(
    reports.playwright,
    JSON.stringify({
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 },
      suites: [
        {
          title: 'y.spec.ts',
          specs: [spec(`passes [ASVS ${'7.1.1'}]`, 'expected'), spec(`waits [ASVS ${'7.1.2'}]`, 'skipped')],
          suites: [inner],
        },
      ],
    }),
  )
  // A test that passed the second time has passed, and is told.
  expect(readCounts('vitest')).toEqual({
    passed: 7,
    failed: 2,
    flaky: 1,
    named: [
      `tests/x.test.ts › b fails [ASVS ${'6.2.5'}]: Error: expected 1`,
      'tests/x.test.ts › c comes round: Error: timed out',
    ],
    shown: ['6.2.1', '6.2.3'],
  })
  expect(readCounts('playwright')).toEqual({
    passed: 4,
    failed: 1,
    flaky: 1,
    named: ['y.spec.ts › flickers: Error: no button'],
    shown: ['7.1.1'],
  })
})

it('counts nothing of a runner that has not come to report', () => {
  enterFolder()
  writeFileSync(reports.vitest, '{}')
  dropReports()
  expect(readCounts('vitest')).toEqual({ passed: 0, failed: 0, flaky: 0, named: [], shown: [] })
})

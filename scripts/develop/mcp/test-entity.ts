import { readCounts } from '../../test/counts.ts'
import { findUnknown, readEntityNames } from '../../test/entity-names.ts'
import { runCommand } from './run-command.ts'

const LAST_LINES = 40

/** Runs the tests of one entity, in the browser too. @throws Error where there is no such entity */
export async function testEntity(entity: string) {
  const known = readEntityNames()
  const unknown = entity === 'all' ? 'Name one entity.' : findUnknown(entity, known)
  if (unknown !== null) throw new Error(unknown)
  const { status, output, errors } = await runCommand('test/test', '--entity', entity)
  const counts = [readCounts('vitest'), readCounts('playwright')]
  const sum = (name: 'passed' | 'failed' | 'flaky') => counts.reduce((total, each) => total + each[name], 0)
  return {
    hasPassed: status === 0,
    passed: sum('passed'),
    failed: sum('failed'),
    flaky: sum('flaky'),
    failures: counts.flatMap(({ named }) => named),
    // What fails before a test has run stands nowhere else.
    ...(status !== 0 && { output: `${output}${errors}`.trimEnd().split('\n').slice(-LAST_LINES).join('\n') }),
  }
}

// `npm run generate`: writes src/generated/ from entities/. With `--check` it writes nothing and fails where a file differs;
// with `--root tests/domains/chinook` it does so in that folder, for a program of other entities.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { provideApp } from './generate/provide-app.ts'

const options = {
  check: { type: 'boolean', default: false },
  root: { type: 'string', default: '.' },
} as const

try {
  const { check, root } = parseArgs({ options }).values
  provideApp('.')
  const { reportRun } = await import('./generate/report-run.ts')
  const { isValid, message } = await reportRun(resolve(root), check)
  if (isValid) console.log(message)
  else console.error(message)
  process.exitCode = isValid ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

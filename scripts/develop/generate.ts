// `npm run generate`: writes src/generated/ from entities/. With `--check` it writes nothing and fails where a file differs, or
// the reference of the language; with `--root tests/domains/chinook` it works in that folder, for a program of other entities.
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
  const { findStaleDocuments } = await import('./docs/documents.ts')
  const { isValid, message } = await reportRun(resolve(root), check)
  if (isValid) console.log(message)
  else console.error(message)
  // Another program's entities are written in the same language.
  const stale = check && root === '.' ? findStaleDocuments(root) : []
  for (const line of stale) console.error(line)
  process.exitCode = isValid && stale.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { readFileSync, realpathSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Position } from './diagnostics/finding.ts'

const UNKNOWN: Position = { line: 1, column: 1 }
const FRAME = /\(?(?:file:\/\/)?([^()\s]+?\.m?ts|[^()\s]+?\.mjs):(\d+):(\d+)\)?$/

/** The line of an entity file at which loading its bundle failed; its first line where the error does not say. */
export function findThrowingLine(file: string, address: string, error: unknown): Position {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const bundled = fileURLToPath(address)
  // A stack names files by their real paths.
  const real = realpathSync(bundled)
  for (const line of stack.split('\n')) {
    const [, path = '', row = '', column = ''] = FRAME.exec(line.trim()) ?? []
    const at = { line: Number(row), column: Number(column) }
    // Node maps the lines back itself where it was told to.
    if (path.endsWith(`/${file}`)) return at
    const mapped = path === real ? mapBack(bundled, at) : undefined
    if (mapped?.path.endsWith(`/${file}`)) return mapped.position
  }
  return UNKNOWN
}

function mapBack(bundled: string, { line, column }: Position) {
  const map = new SourceMap(JSON.parse(readFileSync(`${bundled}.map`, 'utf8')))
  const entry = map.findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return undefined
  const position = { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  return { path: entry.originalSource.replaceAll('\\', '/'), position }
}

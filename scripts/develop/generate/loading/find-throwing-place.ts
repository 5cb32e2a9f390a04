import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Position } from '../diagnostics/finding.ts'

/** A file of `entities/` and a position in it. */
export interface Place {
  readonly file: string
  readonly position: Position
}

interface Frame extends Position {
  /** An absolute path. */
  readonly path: string
}

const FRAME = /\(?((?:file:\/\/)?[^()\s]+?\.m?[jt]s):(\d+):(\d+)\)?$/

/** Where in `entities/` an error was thrown while bundles were loaded; undefined when the stack does not name it. */
export function findThrowingPlace(root: string, error: unknown): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack.split('\n').flatMap((line) => readPlace(root, line.trim()))[0]
}

function readPlace(root: string, line: string): readonly Place[] {
  const [, address, row, column] = FRAME.exec(line) ?? []
  if (address === undefined) return []
  const path = address.startsWith('file:') ? fileURLToPath(address) : address
  // With `--enable-source-maps` Node has mapped the frame already.
  const frame = mapBack({ path, line: Number(row), column: Number(column) })
  if (!existsSync(frame.path)) return []
  const file = relative(realpathSync(root), realpathSync(frame.path)).replaceAll('\\', '/')
  return file.startsWith('entities/') ? [{ file, position: { line: frame.line, column: frame.column } }] : []
}

function mapBack(frame: Frame): Frame {
  const mapFile = `${frame.path}.map`
  if (!existsSync(mapFile)) return frame
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')))
  const entry = map.findEntry(frame.line - 1, frame.column - 1)
  if (!('originalSource' in entry)) return frame
  const path = resolve(dirname(mapFile), entry.originalSource)
  return { path, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}

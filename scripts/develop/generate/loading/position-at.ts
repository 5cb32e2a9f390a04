import type { Position } from '../diagnostics/finding.ts'

/** The line and column of an offset in a text. */
export function positionAt(text: string, start: number): Position {
  const before = text.slice(0, start).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

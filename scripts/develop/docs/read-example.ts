import type { CodeEntry } from '../generate/diagnostics/code-entry.ts'

/** What a code's example shows, each side as it may be written. */
export interface ReadExample {
  readonly wrong: string
  readonly right: string
}

const OF_FILE = /^\/\/ entities\//

/** Reads an example of a code, which is written as a diff. */
export function readExample(example: CodeEntry['example']): ReadExample {
  return { wrong: sideOf(example, '-'), right: sideOf(example, '+') }
}

/** A file that has nothing on this side is not there. */
function sideOf(lines: readonly string[], sign: string): string {
  const side = lines
    .filter((line) => line.startsWith(' ') || line.startsWith(sign))
    .map((line) => line.slice(2))
  const isEmpty = (line: string, at: number) => OF_FILE.test(line) && OF_FILE.test(side[at + 1] ?? line)
  return side.filter((line, at) => !isEmpty(line, at)).join('\n')
}

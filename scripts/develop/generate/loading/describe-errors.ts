import { relative } from 'node:path'
import { inspect, stripVTControlCharacters } from 'node:util'
import type { RolldownError } from 'rolldown'
import type { Finding } from '../diagnostics/finding.ts'
import { findThrowingPlace } from './find-throwing-place.ts'
import { adviseImport } from './advise-import.ts'

const START = { line: 1, column: 1 }

/** The first line of the bundler's message is the reason; a code frame follows. */
export function describeBundleError(root: string, { code, id, loc, message }: RolldownError): Finding {
  const [first = ''] = stripVTControlCharacters(message).split('\n')
  const file = id === undefined ? 'entities' : relative(root, id).replaceAll('\\', '/')
  const reason = first.replace(/^\[\w+\] /, '')
  const [, name] = code === 'MISSING_EXPORT' ? (/^"([^"]+)"/.exec(reason) ?? []) : []
  return {
    code: 'E101',
    file,
    path: [],
    position: loc ? { line: loc.line, column: loc.column + 1 } : START,
    message:
      name === undefined
        ? `it cannot be read as TypeScript: ${reason}`
        : `"${name}" is no export of the file that it is imported from; ${adviseImport(root, file, name)}`,
  }
}

/** Why a file cannot be loaded, at the line of `entities/` that threw. */
export function describeLoadError(root: string, file: string, error: unknown): Finding {
  const place = findThrowingPlace(root, error) ?? { file, position: START }
  const [, name] = error instanceof ReferenceError ? (/^(\S+) is not defined$/.exec(error.message) ?? []) : []
  if (name !== undefined) {
    const message = `"${name}" is not defined; ${adviseImport(root, place.file, name)}`
    return { code: 'E106', ...place, path: [], message }
  }
  const message = `loading it throws ${describeThrown(error)}; expected a file that only describes an entity`
  return { code: 'E102', ...place, path: [], message }
}

/** One line: a finding is one. */
function describeThrown(error: unknown): string {
  const isText = typeof error === 'string'
  const text =
    error instanceof Error ? String(error) : isText ? error : inspect(error, { breakLength: Infinity })
  return text.replaceAll(/\s*\n\s*/g, ' ')
}

import { relative } from 'node:path'
import { inEngine } from '../../../process/engine.ts'
import { codes } from './codes.ts'
import type { CodeEntry } from './code-entry.ts'
import type { Diagnostic } from './diagnostic.ts'

/** An error as data. */
export interface DescribedDiagnostic extends Diagnostic {
  /** What stands there. */
  readonly found: string
  /** What may stand there; without it `fix` says it. */
  readonly expected?: string
  /** What all errors of this code have in common, and what mends them. */
  readonly title: string
  readonly fix: string
  /** Where a wrong and a right example of the code stand, from the current folder. */
  readonly page: string
}

/** The file of these examples, in the engine. */
export const CODE_PAGES = 'entities/docs/codes.md'

const all: Readonly<Record<string, CodeEntry>> = codes
/** What messages have between what was found and what was expected. */
const EXPECTED = '; expected '

export function describeDiagnostic(diagnostic: Diagnostic): DescribedDiagnostic {
  const { code, message } = diagnostic
  const entry = all[code]
  if (!entry) throw new Error(`${code} is no code of the generator`)
  const at = message.indexOf(EXPECTED)
  const expected = at < 0 ? undefined : message.slice(at + EXPECTED.length)
  return {
    ...diagnostic,
    found: at < 0 ? message : message.slice(0, at),
    ...(expected !== undefined && { expected }),
    title: entry.title,
    fix: entry.fix,
    page: pageOf(code),
  }
}

/** The address of a code's page, from the current folder. */
export function pageOf(code: string): string {
  return `${relative('.', inEngine(CODE_PAGES)).replaceAll('\\', '/')}#${code.toLowerCase()}`
}

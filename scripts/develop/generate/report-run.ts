import { describeDiagnostic, pageOf, type DescribedDiagnostic } from './diagnostics/describe-diagnostic.ts'
import { DiagnosticsError } from './diagnostics/diagnostic.ts'
import { generate } from './generate.ts'
import { generatedFolder } from '../../process/engine.ts'

/** The result of a run, printed alike in the terminal, in CI and in the development browser. */
export interface RunReport {
  readonly isValid: boolean
  readonly message: string
  /** The same as data. */
  readonly data: RunData
}

/** What a run came to, for editors, CI and agents. */
interface RunData {
  readonly findings: readonly DescribedDiagnostic[]
  /** Files that differ from what the entities say, or were written anew. */
  readonly changes: readonly string[]
  readonly advice: readonly string[]
  /** What kept the run from its end, other than findings. */
  readonly error?: string
}

/** Generates, or with `isCheck` only compares. */
export async function reportRun(root: string, isCheck: boolean): Promise<RunReport> {
  try {
    const { count, changes, advice } = await generate(root, { write: !isCheck })
    const data = { findings: [], changes, advice }
    if (isCheck && changes.length > 0) return { isValid: false, message: describeStale(changes), data }
    const message = `${generatedFolder(root)}: ${count} files, ${changes.length} ${isCheck ? 'differ' : 'changed'}`
    return { isValid: true, message: [message, ...advice].join('\n'), data }
  } catch (error) {
    return { isValid: false, message: describeFailure(error), data: dataOfFailure(error) }
  }
}

function describeStale(changes: readonly string[]): string {
  const lines = changes.map((path) => `${path}: differs from what the entities say`)
  return [...lines, 'run: npm run generate'].join('\n')
}

function dataOfFailure(error: unknown): RunData {
  const none = { findings: [], changes: [], advice: [] }
  if (error instanceof DiagnosticsError)
    return { ...none, findings: error.diagnostics.map(describeDiagnostic) }
  return { ...none, error: error instanceof Error ? error.message : String(error) }
}

function describeFailure(error: unknown): string {
  if (!(error instanceof DiagnosticsError)) return error instanceof Error ? error.message : String(error)
  const count = error.diagnostics.length
  const pages = [...new Set(error.diagnostics.map(({ code }) => `  ${code} ${pageOf(code)}`))]
  const counted = `${count} ${count === 1 ? 'mistake' : 'mistakes'}, nothing written; with examples:`
  return [error.message, counted, ...pages].join('\n')
}

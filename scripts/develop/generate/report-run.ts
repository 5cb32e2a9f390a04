import { DiagnosticsError } from './diagnostics/diagnostic.ts'
import { generate } from './generate.ts'

/** The result of a run, printed alike in the terminal, in CI and in the development browser. */
export interface RunReport {
  readonly isValid: boolean
  readonly message: string
}

/** Generates, or with `isCheck` only compares. */
export async function reportRun(root: string, isCheck: boolean): Promise<RunReport> {
  try {
    const { count, changes, advice } = await generate(root, { write: !isCheck })
    if (isCheck && changes.length > 0) return { isValid: false, message: describeStale(changes) }
    const message = `src/generated: ${count} files, ${changes.length} ${isCheck ? 'differ' : 'changed'}`
    return { isValid: true, message: [message, ...advice].join('\n') }
  } catch (error) {
    return { isValid: false, message: describeFailure(error) }
  }
}

function describeStale(changes: readonly string[]): string {
  const lines = changes.map((path) => `${path}: differs from what the entities say`)
  return [...lines, 'run: npm run generate'].join('\n')
}

function describeFailure(error: unknown): string {
  if (!(error instanceof DiagnosticsError)) return error instanceof Error ? error.message : String(error)
  const count = error.diagnostics.length
  return `${error.message}\n${count} ${count === 1 ? 'mistake' : 'mistakes'}, nothing written`
}

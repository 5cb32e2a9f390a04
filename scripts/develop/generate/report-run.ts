import { DiagnosticsError } from './diagnostics/diagnostic.ts'
import { generate } from './generate.ts'

/** What a run comes to, in the words that the terminal, CI and the development browser show alike. */
export interface RunReport {
  readonly isRight: boolean
  readonly said: string
}

/** Generates, or with `isCheck` only looks whether that would change anything. */
export async function reportRun(root: string, isCheck: boolean): Promise<RunReport> {
  try {
    const { count, changes } = await generate(root, { write: !isCheck })
    if (isCheck && changes.length > 0) return { isRight: false, said: describeStale(changes) }
    const said = `src/generated: ${count} files, ${changes.length} ${isCheck ? 'differ' : 'changed'}`
    return { isRight: true, said }
  } catch (error) {
    return { isRight: false, said: describeFailure(error) }
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

import type { Code } from './codes.ts'
import type { Path, Position } from './finding.ts'

/** A mistake as it is told: in the terminal, in CI and in the development browser alike. */
export interface Diagnostic extends Position {
  readonly code: Code
  readonly file: string
  /** `player.list.columns[2]`; empty where the whole file is meant. */
  readonly where: string
  readonly message: string
}

/** Everything that is wrong in the entity files, told at once. */
export class DiagnosticsError extends Error {
  override readonly name = 'DiagnosticsError'
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n'))
    this.diagnostics = diagnostics
  }
}

/** @throws DiagnosticsError when there is at least one. */
export function assertNoDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics)
}

/** `entities/player.ts:41:7 E112 player.list.columns[2]: there is no field "nam"; …` */
export function formatDiagnostic({ file, line, column, code, where, message }: Diagnostic): string {
  const what = where === '' ? message : `${where}: ${message}`
  return `${file}:${line}:${column} ${code} ${what}`
}

/** `player.list.columns[2]` */
export function formatPath(exportedAs: string | undefined, path: Path): string {
  return [exportedAs ?? '', ...path.map(formatStep)].join('').replace(/^\./, '')
}

function formatStep(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`
  return /^[\w$]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`
}

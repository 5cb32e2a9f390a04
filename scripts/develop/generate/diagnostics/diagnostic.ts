import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Position } from './finding.ts'

/** An error as it is shown in the terminal, in CI and in the development browser. */
export interface Diagnostic extends Position {
  readonly code: EntityFinding['code']
  readonly file: string
  /** `player.list.columns[2]`; empty when the whole file is meant. */
  readonly where: string
  readonly message: string
}

/** All errors of the entity files together. */
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

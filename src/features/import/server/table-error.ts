import { imports } from '#features/import/texts.ts'
import { HttpError } from '../../../server/face.ts'
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../calls.ts'

/** Why a file is not read. */
export type TableProblem =
  | 'noRows'
  | 'noSheet'
  | 'emptySheet'
  | 'tooManyRows'
  | 'tooLarge'
  | 'tooMuch'
  | 'tooWide'
  | 'unreadable'
  | 'cutShort'
  | DamageOfLine

/** What is wrong with one line. */
type DamageOfLine = 'openQuote' | 'nul'

interface TableErrorOptions extends ErrorOptions {
  /** As a spreadsheet counts, from 1. */
  readonly line?: number | undefined
  /** The names to choose from. */
  readonly sheets?: readonly string[] | undefined
}

/** Without words: the thread that reads the file does not know the language of whoever sent it. */
export class TableError extends Error {
  override readonly name = 'TableError'
  readonly problem: TableProblem
  readonly line: number | undefined
  readonly sheets: readonly string[] | undefined

  constructor(problem: TableProblem, options: TableErrorOptions = {}) {
    super(`the file is no table that can be read: ${problem}`, options)
    this.problem = problem
    this.line = options.line
    this.sheets = options.sheets
  }
}

/** What whoever sent the file is answered. */
export function refuseTable(problem: TableProblem, options: TableErrorOptions = {}): HttpError {
  const status = problem === 'tooLarge' || problem === 'tooMuch' ? 413 : 400
  return new HttpError(status, describe(problem, options), options)
}

function describe(problem: TableProblem, { line = 1, sheets = [] }: TableErrorOptions): string {
  if (problem === 'tooManyRows') return imports.tooManyRows(MAX_IMPORT_ROWS)
  if (problem === 'noSheet') return imports.noSheet(sheets)
  if (problem === 'openQuote' || problem === 'nul') return imports[problem](line)
  return problem === 'tooWide' ? imports.tooWide(MAX_IMPORT_COLUMNS) : imports[problem]
}

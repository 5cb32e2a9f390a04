import { imports } from '#features/import/texts.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../calls.ts'

/** Why a file is not read. */
export type TableProblem = 'noRows' | 'tooManyRows' | 'tooLarge' | 'tooMuch' | 'tooWide' | 'unreadable'

/** Without words: the thread that reads the file does not know the language of whoever sent it. */
export class TableError extends Error {
  override readonly name = 'TableError'
  readonly problem: TableProblem

  constructor(problem: TableProblem, options?: ErrorOptions) {
    super(`the file is no table that can be read: ${problem}`, options)
    this.problem = problem
  }
}

/** What whoever sent the file is answered. */
export function refuseTable(problem: TableProblem, options?: ErrorOptions): HttpError {
  const status = problem === 'tooLarge' || problem === 'tooMuch' ? 413 : 400
  return new HttpError(status, describe(problem), options)
}

function describe(problem: TableProblem): string {
  if (problem === 'tooManyRows') return imports.tooManyRows(MAX_IMPORT_ROWS)
  return problem === 'tooWide' ? imports.tooWide(MAX_IMPORT_COLUMNS) : imports[problem]
}

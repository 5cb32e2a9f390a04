import { type ImportRow, MAX_IMPORT_BYTES, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../calls.ts'
import { TableError } from './table-error.ts'

/** As many as a sheet of Excel has, empty ones with them. */
const MAX_LINES = 1_048_576

/** Collects rows one by one, without those that are empty. @throws TableError as soon as a bound is passed */
export function collectRows() {
  const all: ImportRow[] = []
  let size = 0
  return {
    all,
    add(line: number, cells: readonly string[]) {
      if (line > MAX_LINES) throw new TableError('tooManyRows')
      if (cells.length > MAX_IMPORT_COLUMNS) throw new TableError('tooWide')
      if (cells.every((cell) => cell === '')) return
      size += cells.reduce((sum, cell) => sum + cell.length, 0)
      // A small archive can hold a very large sheet.
      if (size > MAX_IMPORT_BYTES) throw new TableError('tooLarge')
      all.push({ line, cells })
      if (all.length > MAX_IMPORT_ROWS + 1) throw new TableError('tooManyRows')
    },
  }
}

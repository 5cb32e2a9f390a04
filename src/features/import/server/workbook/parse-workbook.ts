import type { ImportRow } from '../../calls.ts'
import { collectRows } from '../collect-rows.ts'
import { TableError } from '../table-error.ts'
import { readFormats, readStrings } from './shared-parts.ts'
import { type CellContext, readSheetRows } from './sheet-rows.ts'
import { openParts, type WorkbookParts } from './workbook-parts.ts'
import { readWorkbook, selectSheets, namesOfVisible, type Workbook } from './workbook-sheets.ts'

export interface ParsedWorkbook {
  readonly rows: readonly ImportRow[]
  /** The sheet that they are from. */
  readonly sheet: string
  /** The sheets that people see. */
  readonly sheets: readonly string[]
}

/**
 * The rows of a sheet of a workbook, of the one that people see where none was chosen. Only what they need is unpacked, and it
 * is read as a stream: time grows with the size of the sheet, memory with what its cells hold. @throws TableError
 */
export function parseWorkbook(file: Uint8Array, chosen?: string): ParsedWorkbook {
  try {
    const parts = openParts(file)
    const workbook = readWorkbook(parts)
    const context = readContext(parts, workbook)
    const sheets = namesOfVisible(workbook)
    for (const { name, part } of selectSheets(workbook, chosen)) {
      const rows = collectRows()
      readSheetRows(parts.read(part), context, rows.add)
      if (rows.all.length > 1) return { rows: rows.all, sheet: name, sheets }
    }
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('unreadable', { cause: error })
  }
  throw new TableError(chosen === undefined ? 'noRows' : 'emptySheet')
}

function readContext(parts: WorkbookParts, { strings, styles, is1904 }: Workbook): CellContext {
  return {
    strings: strings === undefined ? [] : readStrings(parts.readSmall(strings)),
    formats: styles === undefined ? [] : readFormats(parts.readSmall(styles)),
    is1904,
  }
}

import type { ImportRow } from '../calls.ts'
import { parseCsv } from './parse-csv.ts'
import { parseWorkbook } from './parse-workbook.ts'
import { TableError } from './table-error.ts'

/** A ZIP archive, as every XLSX file is. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** The rows of a CSV or XLSX file, its header first; empty ones are left out. @throws TableError if it is neither. */
export async function parseTable(file: Uint8Array): Promise<readonly ImportRow[]> {
  const isXlsx = ZIP.every((byte, place) => file[place] === byte)
  const rows = isXlsx ? await parseWorkbook(file) : parseCsv(file)
  if (rows.length < 2) throw new TableError('noRows')
  return rows
}

import type { ImportEncoding, ImportRow } from '../calls.ts'
import { parseCsv } from './parse-csv.ts'
import { parseWorkbook } from './workbook/parse-workbook.ts'
import { TableError } from './table-error.ts'

/** A ZIP archive, as every XLSX file is. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** How a file is to be read, where somebody has chosen it. */
export interface TableChoices {
  /** Of a CSV file. */
  readonly encoding?: ImportEncoding | undefined
  /** Of a workbook: its name, in capitals or not. */
  readonly sheet?: string | undefined
}

/** What a file says of itself, and its rows. */
export interface ParsedTable {
  readonly rows: readonly ImportRow[]
  /** Of a CSV file; none of a workbook. */
  readonly encoding?: ImportEncoding
  /** Whether its text looks right in that encoding. */
  readonly isPlausible?: boolean
  /** Of a workbook: the sheet that was read, and those to choose from. */
  readonly sheet?: string
  readonly sheets?: readonly string[]
}

/** The rows of a CSV or XLSX file, its header first; empty ones are left out. @throws TableError if it is neither. */
export async function parseTable(
  file: Uint8Array,
  { encoding, sheet }: TableChoices = {},
): Promise<ParsedTable> {
  const isXlsx = ZIP.every((byte, place) => file[place] === byte)
  if (!isXlsx && sheet !== undefined) throw new TableError('noSheet')
  const { rows, ...known } = isXlsx ? parseWorkbook(file, sheet) : parseCsv(file, encoding)
  if (rows.length < 2) throw new TableError('noRows')
  return { rows: withWholeHeader(rows), ...known }
}

/** With an empty heading above each cell that stands behind the last one, so that it is named as no field's. */
function withWholeHeader([header, ...rows]: readonly ImportRow[]): readonly ImportRow[] {
  if (!header) return rows
  const widths = rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1)
  const missing = Math.max(0, Math.max(...widths) - header.cells.length)
  return [{ ...header, cells: [...header.cells, ...Array<string>(missing).fill('')] }, ...rows]
}

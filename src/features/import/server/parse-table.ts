import { streamCsvRows } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import { restoreFormula } from '../../../kinds/core/sheet/csv.ts'
import { type ImportRow, MAX_IMPORT_BYTES, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../calls.ts'
import { decodeText } from './decode-text.ts'
import { TableError } from './table-error.ts'
import { unpackXlsx } from './unpack-xlsx.ts'

/** A ZIP archive, as every XLSX file is. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** As many as a sheet of Excel has, empty ones with them. */
const MAX_LINES = 1_048_576

/** The rows of a CSV or XLSX file, its header first; empty ones are left out. @throws TableError if it is neither. */
export async function parseTable(file: Uint8Array): Promise<readonly ImportRow[]> {
  const isXlsx = ZIP.every((byte, place) => file[place] === byte)
  const rows = isXlsx ? await parseXlsx(file) : parseCsv(file)
  if (rows.length < 2) throw new TableError('noRows')
  return rows
}

type Cell = string | number | boolean | Date | null | undefined

/** Hucre reads sheets as a stream, dates by their formats; what it would not bound is bounded before. */
async function parseXlsx(file: Uint8Array): Promise<readonly ImportRow[]> {
  const rows = collectRows()
  let isCut = false
  try {
    const unpacked = unpackXlsx(file)
    isCut = unpacked.isCut
    for await (const { index, values } of streamXlsxRows(unpacked.archive))
      rows.add(index + 1, values.map(cellText))
  } catch (error) {
    if (error instanceof TableError) throw error
    throw new TableError(isCut ? 'tooWide' : 'unreadable', { cause: error })
  }
  return rows.all
}

function parseCsv(file: Uint8Array): readonly ImportRow[] {
  const text = decodeText(file)
  // No text file has it.
  if (text.includes('\0')) throw new TableError('unreadable')
  const rows = collectRows()
  let line = 0
  for (const values of streamCsvRows(text)) {
    line += 1
    rows.add(line, values.map(cellText).map(restoreFormula))
  }
  return rows.all
}

/** Takes rows one by one, and refuses each bound as it is passed. */
function collectRows() {
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

/** Days as they are stored, with their time where it is not midnight; numbers with a point. */
function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  // A sheet holds a time as a fraction of a day, which is seldom exact.
  const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 'HH:MM:SS'.length)}`
}

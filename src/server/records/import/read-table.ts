import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseCsv } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import { restoreFormula } from '../../../kinds/csv.ts'
import {
  type ImportRow,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
} from '../../../schema/import-contract.ts'
import { imports } from '../../../texts/imports.ts'
import { HttpError } from '../../errors/http-error.ts'

/** A ZIP archive, as every XLSX file is. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** The header and one row more than are allowed, so that too many are noticed. */
const MOST = MAX_IMPORT_ROWS + 2
/** Rows that are read in one turn of the event loop. */
const TURN = 200

/** The rows of a CSV or XLSX file, its header first; empty ones are left out. @throws HttpError if it is neither. */
export async function readTable(file: Uint8Array): Promise<readonly ImportRow[]> {
  const isXlsx = ZIP.every((byte, place) => file[place] === byte)
  const rows = await (isXlsx ? readXlsx(file) : readCsv(file))
  if (rows.length < 2) throw new HttpError(400, imports.noRows)
  if (rows.length > MAX_IMPORT_ROWS + 1) throw new HttpError(400, imports.tooManyRows(MAX_IMPORT_ROWS))
  if (rows.some(({ cells }) => cells.length > MAX_IMPORT_COLUMNS))
    throw new HttpError(400, imports.unreadable)
  return rows
}

type Cell = string | number | boolean | Date | null | undefined

async function readXlsx(file: Uint8Array): Promise<readonly ImportRow[]> {
  const rows: ImportRow[] = []
  let size = 0
  try {
    for await (const { index, values } of streamXlsxRows(file, { maxRows: MOST })) {
      const cells = values.map(cellText)
      size += cells.reduce((sum, cell) => sum + cell.length, 0)
      // A small archive can hold a very large sheet.
      if (size > MAX_IMPORT_BYTES) throw new HttpError(413, imports.tooLarge)
      addRow(rows, index + 1, cells)
      if (rows.length % TURN === 0) await nextTurn()
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, imports.unreadable, { cause: error })
  }
  return rows
}

function readCsv(file: Uint8Array): readonly ImportRow[] {
  const text = decode(file)
  // No text file has it.
  if (text.includes('\0')) throw new HttpError(400, imports.unreadable)
  const rows: ImportRow[] = []
  for (const [index, cells] of parseCsv(text, { maxRows: MOST }).entries())
    addRow(rows, index + 1, cells.map(cellText).map(restoreFormula))
  return rows
}

function addRow(rows: ImportRow[], line: number, cells: readonly string[]): void {
  if (cells.some((cell) => cell !== '')) rows.push({ line, cells })
}

/** Days as they are stored, with their time where it is not midnight; numbers with a point. */
function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  // A sheet holds a time as a fraction of a day, which is seldom exact.
  const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 'HH:MM:SS'.length)}`
}

/** UTF-8 or UTF-16, or what Excel writes in western Europe. */
function decode(file: Uint8Array): string {
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

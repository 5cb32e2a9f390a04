import type { ImportEncoding, ImportRow } from '../calls.ts'
import { parseCsv } from './parse-csv.ts'
import { TableError } from './table-error.ts'
import { collectRows } from './collect-rows.ts'
import { type CellContext, readSheetRows } from './workbook/sheet-rows.ts'
import { openParts, type WorkbookParts } from './workbook/workbook-parts.ts'
import { readWorkbook, selectSheets, namesOfVisible, type Workbook } from './workbook/workbook-sheets.ts'
import { BUILT_IN_FORMATS } from './workbook/number-format.ts'
import { readXml, unescapeText } from './workbook/read-xml.ts'

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

interface ParsedWorkbook {
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
function parseWorkbook(file: Uint8Array, chosen?: string): ParsedWorkbook {
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

/** The texts that cells refer to by their places; of what is written above letters to say how they are read, nothing. */
function readStrings(part: Uint8Array): readonly string[] {
  const strings: string[] = []
  let [text, isText, isPhonetic] = ['', false, false]
  readXml(part, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    close(name) {
      if (name === 'si') strings.push(unescapeText(text))
      if (name === 'rPh') isPhonetic = false
      isText = false
    },
    text: (more) => {
      if (isText) text += more
    },
  })
  return strings
}

/** The number format of each style that cells refer to by its place. */
function readFormats(part: Uint8Array): readonly string[] {
  const custom = new Map<string, string>()
  const ids: string[] = []
  let isOfCells = false
  readXml(part, {
    open(name, { numFmtId: id = '', formatCode = '' }) {
      if (name === 'numFmt') custom.set(id, unescapeText(formatCode))
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) ids.push(id)
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return ids.map((id) => custom.get(id) ?? BUILT_IN_FORMATS.get(Number(id)) ?? '')
}

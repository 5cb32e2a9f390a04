import { unzipSync, zipSync } from 'fflate'
import { MAX_IMPORT_COLUMNS } from '../calls.ts'
import { TableError } from './table-error.ts'

/** What the parts of a file may unpack to: that of 20,000 rows of 100 long cells does not. */
const MAX_UNPACKED_BYTES = 100_000_000
const MAX_PARTS = 2_000
/** Of a part that is no sheet: hucre makes objects of each, up to 500 MB of these. */
const MAX_TAGS = 2_500_000

/** What tables are made of; pictures and charts stay packed. */
const PART = /\.(xml|rels)$/i
const SHEET = /(^|\/)worksheets\/[^/]+\.xml$/i

/** The parts of a file with its tables, unpacked within bounds. */
export interface UnpackedXlsx {
  /** An archive without compression: whoever reads it can unpack nothing more. */
  readonly archive: Uint8Array
  /** Whether a sheet is missing because its rows are too wide. */
  readonly isCut: boolean
}

/**
 * A reader takes an archive at its word, and one of 100 KB can say that it holds 2 GB. Here each part is unpacked into as
 * many bytes as it announces, once all of them together are found to be few. @throws if it is no archive, or too large.
 */
export function unpackXlsx(file: Uint8Array): UnpackedXlsx {
  let [bytes, count] = [0, 0]
  const parts = unzipSync(file, {
    filter({ name, originalSize }) {
      if (!PART.test(name)) return false
      bytes += originalSize
      count += 1
      if (bytes > MAX_UNPACKED_BYTES || count > MAX_PARTS) throw new TableError('tooMuch')
      return true
    },
  })
  if (Object.entries(parts).some(([name, part]) => !SHEET.test(name) && countTags(part) > MAX_TAGS))
    throw new TableError('tooMuch')
  const kept = Object.entries(parts).filter(([name, part]) => !SHEET.test(name) || !isTooWide(part))
  return {
    archive: zipSync(Object.fromEntries(kept), { level: 0 }),
    isCut: kept.length < Object.keys(parts).length,
  }
}

function countTags(part: Uint8Array): number {
  let count = 0
  for (let place = part.indexOf(LESS_THAN); place >= 0; place = part.indexOf(LESS_THAN, place + 1)) count += 1
  return count
}

const LESS_THAN = 0x3c
const ROW_OR_CELL = /<(?:\w+:)?(?:(row)\b|c(?=[\s/>])(?:[^<>]*?\sr\s*=\s*["']([A-Za-z]+))?)/g

/** A reader makes a place for each column up to the last one: those of 20,000 rows with one cell at XFD take 2.6 GB. */
function isTooWide(sheet: Uint8Array): boolean {
  const text = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength).toString('latin1')
  let column = 0
  for (const [, row, letters] of text.matchAll(ROW_OR_CELL)) {
    if (row) column = 0
    else column = letters === undefined ? column + 1 : columnNumber(letters)
    if (column > MAX_IMPORT_COLUMNS) return true
  }
  return false
}

/** 1 for A, 27 for AA. */
function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}

import { writeXlsxStream } from 'hucre/xlsx'
import type { SheetColumn, SheetValue } from '../../../kinds/core/sheet/field-sheet.ts'
import type { SheetRows } from '../../../kinds/core/sheet/csv.ts'
import { Unzip, UnzipPassThrough, Zip, ZipDeflate } from 'fflate'

/** The only sheets that there are. */
const SHEET = 'xl/worksheets/'
const VIEW = '<sheetView '

/**
 * Turns the sheets of an XLSX file, whose parts come uncompressed, so that they begin at the right. The writer of streams has
 * no word for it; what it says of a sheet's view comes before the rows, which pass as they are.
 */
function turnToRight(): TransformStream<Uint8Array, Uint8Array> {
  const zip = new Zip()
  const unzip = new Unzip()
  unzip.register(UnzipPassThrough)
  return new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      zip.ondata = (error, chunk) => (error ? controller.error(error) : controller.enqueue(chunk))
      unzip.onfile = (part) => {
        const copy = new ZipDeflate(part.name)
        const turn = part.name.startsWith(SHEET) ? turnFirst() : (chunk: Uint8Array) => chunk
        zip.add(copy)
        part.ondata = (error, chunk, isLast) => {
          if (error) controller.error(error)
          else copy.push(turn(chunk), isLast)
        }
        part.start()
      }
    },
    transform: (chunk) => unzip.push(chunk),
    flush() {
      unzip.push(new Uint8Array(), true)
      zip.end()
    },
  })
}

/** Of the pieces of a sheet, holds those back that come before its view. */
function turnFirst(): (chunk: Uint8Array) => Uint8Array {
  let before: Buffer | null = Buffer.alloc(0)
  return (chunk) => {
    if (!before) return chunk
    const all: Buffer = Buffer.concat([before, chunk])
    const place = all.indexOf(VIEW)
    before = place < 0 ? all : null
    if (place < 0) return new Uint8Array()
    const end = place + VIEW.length
    return Buffer.concat([all.subarray(0, end), Buffer.from('rightToLeft="1" '), all.subarray(end)])
  }
}

/** Excel's own formats for days and times, which it shows in the order of the person's country. */
const FORMATS: Partial<Record<SheetColumn['type'], string>> = {
  date: 'dd/mm/yyyy',
  datetime: 'dd/mm/yyyy hh:mm',
}
// Characters.
const WIDTHS = { text: 24, number: 12, date: 12, datetime: 18 } as const

/** An XLSX file with one sheet, its header always in sight, from the side that people read from. Rows are taken as the file is sent. */
export function xlsxFile(
  name: string,
  columns: readonly SheetColumn[],
  rows: SheetRows,
  direction: 'ltr' | 'rtl' = 'ltr',
): ReadableStream<Uint8Array> {
  const layout = columns.map(({ type }) => ({
    width: WIDTHS[type],
    ...(FORMATS[type] && { numFmt: FORMATS[type] }),
  }))
  const isFromRight = direction === 'rtl'
  const file = writeXlsxStream(lines(columns, rows), {
    name: sheetName(name),
    columns: layout,
    freezePane: { rows: 1 },
    compress: !isFromRight,
  })
  return isFromRight ? file.pipeThrough(turnToRight()) : file
}

async function* lines(columns: readonly SheetColumn[], rows: SheetRows) {
  yield columns.map(({ header }) => inXml(header))
  for await (const row of rows) yield row.map((value, place) => cell(value, columns[place]))
}

function cell(value: SheetValue, column: SheetColumn | undefined): SheetValue | Date {
  if (typeof value !== 'string' || value === '') return value
  if (column?.type === 'date') return new Date(`${value}T00:00:00Z`)
  // One with an offset is no cell of Excel's.
  const isMoment = column?.type === 'datetime' && /^[\d-]+ [\d:]+$/.test(value)
  return isMoment ? new Date(`${value.replace(' ', 'T')}Z`) : inXml(value)
}

/**
 * No XML file may hold these two; the writer writes all other characters as Excel reads them. What looks like the code of one,
 * `_x0041_`, is read as a text where its first sign has a code itself (ECMA-376, ST_Xstring).
 */
function inXml(text: string): string {
  return text.replace(/[\ufffe\uffff]/g, '\ufffd').replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}

/** Excel takes 31 characters and none of these. */
function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\\ufffe\uffff]/g, ' ').slice(0, 31)
}

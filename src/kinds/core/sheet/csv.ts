import { writeCsvStream } from 'hucre/csv'
import { decimalPoint } from '../../../texts/decimal-point.ts'
import type { SheetColumn, SheetValue } from './field-sheet.ts'

/** The rows of a file, without its header. */
export type SheetRows = AsyncIterable<readonly SheetValue[]> | Iterable<readonly SheetValue[]>

/** A CSV file as Excel opens it with a double click: UTF-8 with a byte order mark, separator and numbers by the locale. */
export function csvFile(columns: readonly SheetColumn[], rows: SheetRows): ReadableStream<Uint8Array> {
  return writeCsvStream(lines(columns, rows), {
    headers: false,
    bom: true,
    // What Excel expects between the cells where a comma stands in numbers.
    delimiter: decimalPoint() === ',' ? ';' : ',',
    // Programs of other languages take a comma, a semicolon or a tab for the end of a cell.
    quoteStyle: 'all',
  })
}

async function* lines(columns: readonly SheetColumn[], rows: SheetRows): AsyncGenerator<string[]> {
  yield columns.map(({ header }) => defuse(header))
  for await (const row of rows) yield row.map(csvText)
}

function csvText(value: SheetValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', decimalPoint())
  return defuse(value)
}

const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/
/** A number or a phone number is no formula, and people would not know it again behind an apostrophe. */
const PLAIN_NUMBER = /^[+-]?\d[\d \u00a0\u202f]*([.,]\d+)?$/

/** Programs would calculate what begins like a formula; an apostrophe before it makes it a text (OWASP, CSV injection). */
function defuse(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
}

/** The text without the apostrophe of `defuse`. */
export function restoreFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}

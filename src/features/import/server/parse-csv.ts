import { detectDelimiter } from 'hucre/csv'
import { restoreFormula } from '../../../kinds/core/sheet/csv.ts'
import type { ImportEncoding, ImportRow } from '../calls.ts'
import { collectRows } from './collect-rows.ts'
import { decodeText, type DecodedText, isUnicode } from './decode-text.ts'
import { TableError } from './table-error.ts'

interface ParsedCsv extends Omit<DecodedText, 'text'> {
  readonly rows: readonly ImportRow[]
}

/** The rows of a text whose cells are parted by a sign. @throws TableError for one that is damaged */
export function parseCsv(file: Uint8Array, chosen?: ImportEncoding): ParsedCsv {
  const { text, ...decoded } = decodeText(file, chosen)
  // No text file has it; of what is no text nobody looks for a line.
  if (text.includes('\0') && !isUnicode(decoded.encoding)) throw new TableError('unreadable')
  const { delimiter, rest } = readSeparator(text)
  const rows = collectRows()
  let line = 0
  for (const cells of splitRows(rest, delimiter)) {
    line += 1
    if (cells.some((cell) => cell.includes('\0'))) throw new TableError('nul', { line })
    rows.add(
      line,
      cells.map((cell) => restoreFormula(cell.trim())),
    )
  }
  return { rows: rows.all, ...decoded }
}

/** The line that programs write for Excel, which shows none for it: `sep=;`, in quotes or before further separators. */
const SEPARATOR_LINE = /^"?sep=(\\t|\t|[^\w\s"])"?(?:[^\S\r\n]|\1)*(?:\r\n|\r|\n|$)/i

function readSeparator(decoded: string): { readonly delimiter: string; readonly rest: string } {
  const text = decoded.replace(/^\ufeff+/, '')
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? []
  if (separator === undefined) return { delimiter: detectDelimiter(text), rest: text }
  return { delimiter: separator === '\\t' ? '\t' : separator, rest: text.slice(line.length) }
}

/**
 * As RFC 4180 has it, with whatever separator and ends of lines; a quote within a cell that does not begin with one is a letter
 * as others, as Excel has it. @throws TableError for a quote that closes where no cell ends, or never
 */
function* splitRows(text: string, delimiter: string): Generator<readonly string[]> {
  const end = new RegExp(`\\r\\n|\\r|\\n|\\${delimiter}`, 'g')
  let [at, line] = [0, 1]
  let row: string[] = []
  while (at < text.length || row.length > 0) {
    const quoted = readQuoted(text, at, { delimiter, line })
    end.lastIndex = quoted?.end ?? at
    const found = end.exec(text)
    row.push(quoted?.text ?? text.slice(at, found?.index))
    at = found ? end.lastIndex : text.length
    if (found?.[0] === delimiter) continue
    yield row
    row = []
    line += 1
  }
}

/** The cell in quotes that begins here. After spaces it must end in its line, or the quote is a letter as others. */
function readQuoted(
  text: string,
  at: number,
  { delimiter, line }: { readonly delimiter: string; readonly line: number },
): { readonly text: string; readonly end: number } | undefined {
  const isSpace = (place: number) =>
    (text[place] === ' ' || text[place] === '\t') && text[place] !== delimiter
  let open = at
  while (isSpace(open)) open += 1
  if (text[open] !== '"') return undefined
  const close = findClosingQuote(text, open)
  let end = close + 1
  while (isSpace(end)) end += 1
  const cell = text.slice(open + 1, close)
  const isEnded = close > 0 && (end === text.length || `\r\n${delimiter}`.includes(text.charAt(end)))
  if (isEnded && (open === at || !/[\r\n]/.test(cell))) return { text: cell.replaceAll('""', '"'), end }
  if (open === at) throw new TableError('openQuote', { line })
  return undefined
}

/** Where a quote ends that begins here; two in a row stand for one. */
function findClosingQuote(text: string, open: number): number {
  let close = text.indexOf('"', open + 1)
  while (close > 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  return close
}

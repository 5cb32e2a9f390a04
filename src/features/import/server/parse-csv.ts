import { streamCsvRows } from 'hucre/csv'
import { restoreFormula } from '../../../kinds/core/sheet/csv.ts'
import type { ImportRow } from '../calls.ts'
import { collectRows } from './collect-rows.ts'
import { decodeText } from './decode-text.ts'
import { TableError } from './table-error.ts'

/** The rows of a text whose cells are parted by a sign. @throws TableError */
export function parseCsv(file: Uint8Array): readonly ImportRow[] {
  const text = decodeText(file)
  // No text file has it.
  if (text.includes('\0')) throw new TableError('unreadable')
  const rows = collectRows()
  let line = 0
  for (const values of streamCsvRows(text)) {
    line += 1
    rows.add(
      line,
      values.map((cell) => restoreFormula(String(cell ?? '').trim())),
    )
  }
  return rows.all
}

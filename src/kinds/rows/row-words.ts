import { textOf } from '../core/meaning/meanings.ts'
import { relatedRecord } from '../reference/meaning.ts'
import { optionLabelOf } from '../reference/option-label.ts'
import type { CellField, CellFields } from './cell-fields.ts'
import { asRecord, readRows, type RowValue } from './row-values.ts'
import { punctuation } from '#texts/punctuation.ts'

/** As many as a list's cell has room for. */
const TOLD = 3

/** What names the first rows, which is their first cell with words, and how many there are more. */
export function rowWords(fields: CellFields, value: unknown): string {
  const rows = readRows(value)
  const told = rows.slice(0, TOLD).map(
    (row) =>
      Object.entries(fields)
        .map(([name, cell]) => cellWords(name, cell, row))
        .find((words) => words !== '') ?? '',
  )
  const more = rows.length - told.length
  return [...told, ...(more > 0 ? [`+${more}`] : [])].join(punctuation.comma)
}

/** A reference by the label of the record that came with the row. */
function cellWords(name: string, cell: CellField, row: RowValue): string {
  if (!('as' in cell)) return textOf(cell, row[name])
  const related = relatedRecord(asRecord(row), cell.as)
  return related ? optionLabelOf(cell.optionLabel, related) : ''
}

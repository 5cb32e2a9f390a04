import type { ColumnValue, Row } from '../../schema/entity/column.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { definitionOf, textOf } from '../core/definition/definitions.ts'
import { parseJsonOrText } from '../core/definition/text-values.ts'
import { relatedRecord } from '../reference/definition.ts'
import { optionLabelOf } from '../reference/label-columns.ts'
import { punctuation } from '#texts/frame.ts'
import type { FieldKinds } from '../../schema/entity/field-kinds.ts'

/** The kinds that a cell may have: those with one control, one part of a payload and one column. */
export const CELL_KINDS = [
  'text',
  'number',
  'decimal',
  'date',
  'datetime',
  'time',
  'choice',
  'toggle',
  'phone',
  'email',
  'url',
  'duration',
  'reference',
] as const

export type CellField = FieldKinds[(typeof CELL_KINDS)[number]]
export type CellFields = Readonly<Record<string, CellField>>

/** What a table of a form holds at most. */
export const MOST_ROWS = 200

/** What the cells of a row hold, by field. */
export type RowValue = Readonly<Record<string, unknown>>

/** The rows of a list, or of the JSON text of one; none in anything else. */
export function readRows(value: unknown): readonly RowValue[] {
  const list = typeof value === 'string' ? parseJsonOrText(value) : value
  return Array.isArray(list) ? list.filter(isRow) : []
}

export function isRow(value: unknown): value is RowValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The rows as columns hold them, without what belongs to no field. */
export function storedRows(fields: CellFields, value: unknown): readonly Row[] {
  return readRows(value).map((row) =>
    Object.assign(
      {},
      ...Object.entries(fields).map(([name, cell]) => definitionOf(cell).toRow(name, cell, row[name])),
    ),
  )
}

/** What of a row a column can hold. */
export function columnsOf(row: RowValue): Row {
  return Object.fromEntries(
    Object.entries(row).filter((entry): entry is [string, ColumnValue] => isColumnValue(entry[1])),
  )
}

function isColumnValue(value: unknown): value is ColumnValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** A row as what reads records takes it. */
export function asRecord(row: RowValue): EntityRecord {
  return { ...row, id: 0 }
}

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

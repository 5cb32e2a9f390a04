import type { ColumnValue, Row } from '../../schema/column.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { meaningOf } from '../core/meaning/meanings.ts'
import { parseJsonOrText } from '../core/meaning/parse-json.ts'
import type { CellFields } from './cell-fields.ts'

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
      ...Object.entries(fields).map(([name, cell]) => meaningOf(cell).toRow(name, cell, row[name])),
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

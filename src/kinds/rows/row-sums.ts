import * as z from 'zod/mini'
import type { Field } from '../../schema/entity/field-kinds.ts'
import { definitionOf, textOf } from '../core/definition/definitions.ts'
import { placesOf } from '../decimal/definition.ts'
import type { NumberField } from '../number/definition.ts'
import type { CellField, RowValue } from './row-values.ts'
import type { RowsField } from './definition.ts'

/** Floating numbers have noise behind these digits. */
const EXACT_DIGITS = 12

/** Whether the values of a cell can be added up. */
export function isNumeric({ kind }: Field): boolean {
  return kind === 'number' || kind === 'decimal'
}

/** The columns behind the fields, as fields that nobody fills in. */
export function sumFields({ sums = {} }: RowsField): readonly (readonly [name: string, NumberField])[] {
  return Object.entries(sums).map(([name, sum]) => [name, { ...sum, kind: 'number' }])
}

/** What the table has a column for, in its order. */
export function columnsWithSums(field: RowsField): readonly (readonly [name: string, field: CellField])[] {
  return [...Object.entries(field.fields), ...sumFields(field)]
}

/** Reads rows as their cells mean them; undefined where a cell cannot be read. */
function createReader({ fields }: RowsField): (row: RowValue) => RowValue | undefined {
  const shape = Object.entries(fields).flatMap(([name, cell]) => {
    const schema = definitionOf(cell).recordShape(name, cell)[name]
    return schema ? [[name, schema] as const] : []
  })
  const schema = z.object(Object.fromEntries(shape))
  return (row) => schema.safeParse(row).data
}

/** What each sum of a row is, by its name. */
export function rowSums(field: RowsField, row: RowValue): ReadonlyMap<string, number | null> {
  return sumsOf(field, createReader(field)(row))
}

function sumsOf({ sums = {} }: RowsField, row: RowValue | undefined): ReadonlyMap<string, number | null> {
  return new Map(
    Object.entries(sums).map(([name, sum]) => {
      const value = row ? sum.of(row) : null
      return [name, value !== null && Number.isFinite(value) ? value : null]
    }),
  )
}

/** The words of each total, by the name of its column. */
export function rowTotals(field: RowsField, rows: readonly RowValue[]): ReadonlyMap<string, string> {
  const { totals = [] } = field
  const read = createReader(field)
  const known = rows.map((row) => ({ ...read(row), ...Object.fromEntries(sumsOf(field, read(row))) }))
  const columns = new Map(columnsWithSums(field))
  return new Map(
    totals.flatMap((name) => {
      const column = columns.get(name)
      const total = known.reduce((sum: number, row) => sum + Number(row[name] ?? 0), 0)
      return column ? [[name, numberText(column, total)]] : []
    }),
  )
}

/** A number as the lists of a field show it. */
export function numberText(field: CellField, value: number | null): string {
  if (value === null) return ''
  if (field.kind === 'decimal') return textOf(field, value.toFixed(placesOf(field)))
  return textOf(field, Number(value.toPrecision(EXACT_DIGITS)))
}

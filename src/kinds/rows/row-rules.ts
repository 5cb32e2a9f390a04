import * as z from 'zod/mini'
import { compareKey, definitionOf } from '../core/definition/definitions.ts'
import { MOST_ROWS, type CellField, type RowValue } from './row-values.ts'
import type { RowsField } from './definition.ts'

/** A cell that must hold something. */
export function filled(cell: CellField) {
  return z.check<unknown>(({ value, issues }) => {
    if (definitionOf(cell).isEmpty(value))
      issues.push({ code: 'custom', input: value, params: { rule: 'required' } })
  })
}

/** How many rows there are, and that no two have the same where that is asked. */
export function rowRules(field: RowsField) {
  const { min = 0, max = MOST_ROWS } = field
  return z.check<readonly RowValue[]>(
    ({ value, issues }) => {
      const count = { origin: 'array', input: value, inclusive: true } as const
      if (value.length > 0 && value.length < min) issues.push({ code: 'too_small', minimum: min, ...count })
      if (value.length > max) issues.push({ code: 'too_big', maximum: max, ...count })
      for (const path of repeatedCells(field, value))
        issues.push({ code: 'custom', input: value, path, params: { rule: 'repeated' } })
    },
    // Also where a cell is wrong: all mistakes are told at once.
    { when: ({ value }) => Array.isArray(value) && value.every(isRow) },
  )
}

function isRow(value: unknown): value is RowValue {
  return typeof value === 'object' && value !== null
}

/** The cells that hold what one above them does. */
function repeatedCells(field: RowsField, rows: readonly RowValue[]): [place: number, name: string][] {
  return uniqueCells(field).flatMap(([name, cell]) => {
    const seen = new Set<string>()
    return rows.flatMap((row, place): [number, string][] => {
      const value = row[name]
      if (definitionOf(cell).isEmpty(value)) return []
      const key = typeof value === 'string' ? compareKey(cell, value) : String(value)
      if (seen.has(key)) return [[place, name]]
      seen.add(key)
      return []
    })
  })
}

/** A cell may say by itself that it is unique. */
function uniqueCells({ fields, distinct = [] }: RowsField): readonly (readonly [string, CellField])[] {
  return Object.entries(fields).filter(
    ([name, cell]) => distinct.includes(name) || ('unique' in cell && cell.unique === true),
  )
}

import type { FieldKinds } from '../../schema/field-kinds.ts'

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

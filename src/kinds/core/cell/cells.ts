import type { Field, FieldKind, FieldKinds } from '../../../schema/entity/field-kinds.ts'
import { wordsCell, type CellView } from './cell-view.ts'
import { customCell } from './custom-cell.tsx'

export type Cells = { readonly [Kind in FieldKind]?: CellView<FieldKinds[Kind]> }

/** The cells of the kinds that are in use: what a program generates of its entities. */
const cells: { -readonly [Kind in FieldKind]?: Cells[Kind] } = {}

/** Makes it known how lists show values of these kinds; those of any other are shown by their words. */
export function knowCells(known: Cells): void {
  Object.assign(cells, known)
}

/** How a list shows a field's value, whatever its kind. */
export function cellOf(field: Field): CellView<Field> {
  const cell: CellView<Field> = cells[field.kind] ?? wordsCell
  return 'cell' in field && field.cell ? customCell(cell, field.cell) : cell
}

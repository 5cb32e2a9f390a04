import type { Field } from '../../../schema/field-kinds.ts'
import type { CellView } from './cell-view.ts'
import { ownCell } from './own-cell.tsx'
import { cellOfKind } from '../../registries/cells.ts'

/** How a list shows a field's value, whatever its kind. */
export function cellOf(field: Field): CellView<Field> {
  const cell = cellOfKind(field)
  return 'cell' in field && field.cell ? ownCell(cell, field.cell) : cell
}

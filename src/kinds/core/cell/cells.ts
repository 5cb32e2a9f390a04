import type { Field } from '../../../schema/field-kinds.ts'
import type { CellView } from './cell-view.ts'
import { customCell } from './custom-cell.tsx'
import { cellOfKind } from '../../registries/cells.ts'

/** How a list shows a field's value, whatever its kind. */
export function cellOf(field: Field): CellView<Field> {
  const cell = cellOfKind(field)
  return 'cell' in field && field.cell ? customCell(cell, field.cell) : cell
}

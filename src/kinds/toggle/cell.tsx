import { toggleWord, type ToggleField } from './meaning.ts'
import type { CellView } from '../core/cell/cell-view.ts'
import classes from './cell.module.css'

export const toggleCell: CellView<ToggleField> = {
  isShort: true,
  isEditableInPlace: true,
  isBare: true,
  render: (value, field) => (
    <bdi className={classes.state} data-on={value === true || undefined}>
      {toggleWord(field, value)}
    </bdi>
  ),
}

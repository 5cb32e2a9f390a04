import { toggleWord, type ToggleField } from './meaning.ts'
import type { CellView } from '../cell-view.ts'
import classes from './cell.module.css'

export const toggleCell: CellView<ToggleField> = {
  isOneLine: true,
  text: (value, field) => toggleWord(field, value),
  render: (value, field) => (
    <span className={classes.state} data-on={value === true || undefined}>
      {toggleWord(field, value)}
    </span>
  ),
  sortKey: (value) => (value === true ? 1 : 0),
}

import type { ToggleField } from '../../schema/fields/toggle.ts'
import { shown } from '../text.ts'
import type { CellView } from './cell-view.ts'
import classes from './cells.module.css'

function words(value: unknown, field: ToggleField): string {
  return shown(value === true ? field.words.on : field.words.off)
}

export const toggleCell: CellView<ToggleField> = {
  isOneLine: true,
  text: words,
  render: (value, field) => (
    <span className={classes.state} data-on={value === true || undefined}>
      {words(value, field)}
    </span>
  ),
  sortKey: (value) => (value === true ? 1 : 0),
}

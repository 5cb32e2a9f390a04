import type { CellView } from '../cell-view.ts'
import { foldedKey } from '../plain-cell.ts'
import { choiceLabel, type ChoiceField } from './meaning.ts'

export const choiceCell: CellView<ChoiceField> = {
  isOneLine: true,
  text: (value, field) => choiceLabel(field, value),
  sortKey: (value, field) => foldedKey(choiceLabel(field, value)),
}

import { Badge } from '../core/cell/Badge.tsx'
import type { CellView } from '../core/cell/cell-view.ts'
import { choiceLabel, type ChoiceField } from './definition.ts'

export const choiceCell: CellView<ChoiceField> = {
  isEditableInPlace: true,
  isBare: true,
  render(value, field) {
    const label = choiceLabel(field, value)
    return label === '' ? undefined : <Badge colour={field.colours?.[String(value)]}>{label}</Badge>
  },
}

import { Badge } from '../core/cell/Badge.tsx'
import type { CellView } from '../core/cell/cell-view.ts'
import { toggleWord, type ToggleField } from './definition.ts'

export const toggleCell: CellView<ToggleField> = {
  isShort: true,
  isEditableInPlace: true,
  isBare: true,
  render: (value, field) => <Badge colour={colourOf(field, value)}>{toggleWord(field, value)}</Badge>,
}

function colourOf({ words, colours = {} }: ToggleField, value: unknown) {
  if (words.unknown !== undefined && typeof value !== 'boolean') return colours.unknown
  return value === true ? colours.on : colours.off
}

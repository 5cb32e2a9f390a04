import type { CellView } from '../core/cell/cell-view.ts'
import { plainText } from '../core/definition/plain-text.ts'
import type { ImageField } from './definition.ts'
import { RecordImage } from './RecordImage.tsx'

export const imageCell: CellView<ImageField> = {
  isShort: true,
  isBare: true,
  isPicture: true,
  render: (value, { placeholder }) => <RecordImage fileName={plainText(value)} placeholder={placeholder} />,
}

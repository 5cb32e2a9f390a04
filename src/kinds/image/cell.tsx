import type { CellView } from '../core/cell/cell-view.ts'
import { plainText } from '../core/meaning/text-values.ts'
import type { ImageField } from './meaning.ts'
import { RecordImage } from './RecordImage.tsx'

export const imageCell: CellView<ImageField> = {
  isShort: true,
  isBare: true,
  isPicture: true,
  render: (value, { placeholder }) => <RecordImage fileName={plainText(value)} placeholder={placeholder} />,
}

import type { CellView } from '../core/cell/cell-view.ts'
import { RecordImage } from '../image/RecordImage.tsx'
import { plainText } from '../core/definition/plain-text.ts'
import type { ImagesField } from './definition.ts'

/** A list shows the first of several. */
export const imagesCell: CellView<ImagesField> = {
  isShort: true,
  isBare: true,
  isPicture: true,
  render: (value, { placeholder }) => (
    <RecordImage fileName={plainText(Array.isArray(value) ? value[0] : null)} placeholder={placeholder} />
  ),
}

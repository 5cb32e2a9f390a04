import type { ImageField } from '../../schema/fields/image.ts'
import type { ImagesField } from '../../schema/fields/images.ts'
import type { CellView } from './cell-view.ts'
import { plainText } from './plain-cells.ts'
import { RecordImage } from './RecordImage.tsx'

export const imageCell: CellView<ImageField> = {
  text: () => '',
  render: (value, { placeholder }) => <RecordImage fileName={plainText(value)} placeholder={placeholder} />,
}

/** A list shows the first of several. */
export const imagesCell: CellView<ImagesField> = {
  text: () => '',
  render: (value, { placeholder }) => (
    <RecordImage fileName={plainText(Array.isArray(value) ? value[0] : null)} placeholder={placeholder} />
  ),
}

import type { ImageField } from '../../kinds/image/meaning.ts'
import type { ImagesField } from '../../kinds/images/meaning.ts'
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

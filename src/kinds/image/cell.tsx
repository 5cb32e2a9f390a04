import type { ImageField } from './meaning.ts'
import type { ImagesField } from '../images/meaning.ts'
import type { CellView } from '../cell-view.ts'
import { plainText } from '../plain-cell.ts'
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

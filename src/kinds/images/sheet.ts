import { t } from '../../texts/locale.ts'
import type { FieldSheet } from '../core/sheet/field-sheet.ts'
import type { ImagesField } from './definition.ts'

/** The addresses of the pictures, with a space between them. */
export const imagesSheet: FieldSheet<ImagesField> = {
  columns: (name, { label }) => [
    {
      key: name,
      header: t(label),
      type: 'text',
      isOnlyExported: true,
      value(record, { fileAddress }) {
        const fileNames = record[name]
        return Array.isArray(fileNames) ? fileNames.map((each) => fileAddress(String(each))).join(' ') : ''
      },
    },
  ],
}

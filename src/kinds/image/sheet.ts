import { t } from '../../texts/locale.ts'
import type { FieldSheet } from '../core/sheet/field-sheet.ts'
import type { ImageField } from './definition.ts'

/** The address of the picture. Files are not imported by their address. */
export const imageSheet: FieldSheet<ImageField> = {
  columns: (name, { label }) => [
    {
      key: name,
      header: t(label),
      type: 'text',
      isOnlyExported: true,
      value(record, { fileAddress }) {
        const fileName = record[name]
        return typeof fileName === 'string' && fileName !== '' ? fileAddress(fileName) : ''
      },
    },
  ],
}

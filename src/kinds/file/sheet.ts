import { t } from '../../texts/locale.ts'
import type { FieldSheet } from '../core/sheet/field-sheet.ts'
import type { FileField } from './definition.ts'
import { nameOfFile } from './stored-file.ts'

/** What the file is called. Files are not imported by their name. */
export const fileSheet: FieldSheet<FileField> = {
  columns: (name, { label }) => [
    {
      key: name,
      header: t(label),
      type: 'text',
      isOnlyExported: true,
      value: (record) => nameOfFile(record[name]),
    },
  ],
}

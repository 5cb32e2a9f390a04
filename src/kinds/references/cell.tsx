import { followPath } from '../../schema/where/where.ts'
import type { CellView } from '../core/cell/cell-view.ts'
import { plainText } from '../core/definition/plain-text.ts'
import { relatedRecords, type ReferencesField } from './definition.ts'
import { punctuation } from '#texts/frame.ts'

/** The labels of the related records. */
export const referencesCell: CellView<ReferencesField> = {
  render: (_value, { as, optionLabel }, record) =>
    relatedRecords(record, as)
      .map((related) =>
        optionLabel
          .map((path) => plainText(followPath(related, path)))
          .filter((part) => part !== '')
          .join(' – '),
      )
      .join(punctuation.comma),
}

import type { CellView } from '../core/cell/cell-view.ts'
import { plainText } from '../core/definition/plain-text.ts'
import { isColor } from './definition.ts'

/** The colour beside its code; what is none is told in words, whoever sent it. */
export const colorCell: CellView<unknown> = {
  isShort: true,
  isEditableInPlace: true,
  render: (value) => (
    <>
      {isColor(value) && (
        // As an attribute, which a content security policy lets a server draw.
        <svg width="14" height="14" aria-hidden>
          <rect width="14" height="14" rx="4" fill={value} />
        </svg>
      )}{' '}
      {plainText(value)}
    </>
  ),
}

import type { ReactNode } from 'react'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'

/** How a list shows a field kind. */
export interface CellView<F> {
  /** Its values are short, and stand on one line. */
  readonly isShort?: boolean
  /** Its values are compared by their last digits. */
  readonly isNumeric?: boolean
  /** A value says by itself what it is: it needs no label on a card. */
  readonly isSelfEvident?: boolean
  /** Its values read from left to right, whatever the text around them. */
  readonly isLeftToRight?: boolean
  /** Its values are pictures, which give a row their height. */
  readonly isPicture?: boolean
  /** Its values need no element around them: they are one, or digits, which read alike in every direction. */
  readonly isBare?: boolean
  /** A double click or F2 turns its cell into its control. */
  readonly isEditableInPlace?: boolean
  /** Where words alone will not do. */
  render?(value: unknown, field: F, record: EntityRecord): ReactNode
  /** Where a value leads: a mail to an address, a call to a number. */
  href?(value: unknown): string | undefined
}

/** For kinds that are shown by their words alone. */
export const wordsCell: CellView<unknown> = {}

import { plainSheet, readSheetNumber } from 'tribune/extend'
import type { RatingField } from './definition.ts'

export const ratingSheet = plainSheet<RatingField>({
  type: 'number',
  value: (_field, value) => (typeof value === 'number' ? value : null),
  read: (_field, text) => readSheetNumber(text, undefined),
})

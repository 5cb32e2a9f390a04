import { plainSheet, readSheetNumber } from '../core/sheet/plain-sheet.ts'
import type { NumberField } from './definition.ts'

/** A number without its unit, which the header has. */
export const numberSheet = plainSheet<NumberField>({
  type: 'number',
  unit: ({ unit }) => unit,
  value: (_field, value) => (typeof value === 'number' ? value : null),
  read: ({ unit }, text) => readSheetNumber(text, unit),
})

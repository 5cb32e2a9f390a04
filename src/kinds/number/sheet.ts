import { t } from '../../texts/locale.ts'
import { readNumber } from '../core/control/number-text.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import type { NumberField } from './meaning.ts'

/** A number without its unit, which the header has. */
export const numberSheet = plainSheet<NumberField>({
  type: 'number',
  header: ({ label, unit }) => (unit === undefined ? t(label) : `${t(label)} (${t(unit)})`),
  value: (_field, value) => (typeof value === 'number' ? value : null),
  read: (_field, text) => readNumber(text),
})

import { plainText } from '../core/definition/plain-text.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { parseTime } from './parse-time.ts'
import type { TimeField } from './definition.ts'

/** A time of day; 9 h 30, 9:30 and 09:30:00 alike. */
export const timeSheet = plainSheet<TimeField>({
  value: (_field, value) => plainText(value),
  read: (_field, text) => parseTime(text),
})

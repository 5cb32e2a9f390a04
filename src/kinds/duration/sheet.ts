import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { formatDuration, parseDuration } from './duration.ts'
import type { DurationField } from './meaning.ts'

// A spreadsheet's time of day is one of the day that its calendar begins with.
const CLOCK = /^1899-12-3\d (\d{2}:\d{2})(?::\d{2})?$/

/** Hours and minutes; a number alone is one of minutes. */
export const durationSheet = plainSheet<DurationField>({
  value: (_field, value) => formatDuration(value),
  read: (_field, text) => parseDuration(text.trim().replace(CLOCK, '$1')) ?? text,
})

import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { formatDuration, parseDuration } from './duration.ts'
import type { DurationField } from './definition.ts'

// A spreadsheet's time of day may be one of the day that its calendar begins with.
const FIRST_DAY = /^1899-12-3\d (?=\d{2}:)/
const NO_SECONDS = /(?<=\d:\d{2}):00$/

/** Hours and minutes; a number alone is one of minutes. */
export const durationSheet = plainSheet<DurationField>({
  value: (_field, value) => formatDuration(value),
  read: (_field, text) => parseDuration(text.trim().replace(FIRST_DAY, '').replace(NO_SECONDS, '')) ?? text,
})

import { plainText } from '../plain-text.ts'
import { plainSheet } from '../plain-sheet.ts'
import type { TimeField } from './meaning.ts'

// A spreadsheet's time of day is one of the day that its calendar begins with.
const WRITTEN = /^(?:1899-12-3\d )?(\d{1,2})\s*[:hH]\s*(\d{2})?(?::\d{2})?$/

/** A time of day; 9 h 30, 9:30 and 09:30:00 alike. */
export const timeSheet = plainSheet<TimeField>({
  value: (_field, value) => plainText(value),
  read(_field, text) {
    const [, hours, minutes = '00'] = WRITTEN.exec(text.trim()) ?? []
    return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`
  },
})

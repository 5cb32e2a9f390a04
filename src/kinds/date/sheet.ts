import { currentDay } from '../core/filter/days.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { hasBeen } from './payload.ts'
import { parseDay } from './day.ts'
import type { DateField } from './definition.ts'

// A spreadsheet's cell may hold a time as well.
const TIME = / \d{2}:\d{2}:\d{2}$/

/** A day, read as people type it in a form. */
export const dateSheet = plainSheet<DateField>({
  type: 'date',
  value: (_field, value) => (typeof value === 'string' ? value : null),
  read: (field, text) =>
    parseDay(text.replace(TIME, ''), { today: currentDay(), isPast: hasBeen(field) }) ?? text,
})

import { plainSheet } from '../core/sheet/plain-sheet.ts'
import type { DatetimeField } from './definition.ts'
import { exactLocalMoment } from './moment.ts'
import { parseMoment } from './parse-moment.ts'

/** A day and a time by the clocks here; a day alone is its beginning. */
export const datetimeSheet = plainSheet<DatetimeField>({
  type: 'datetime',
  value: (_field, value) => exactLocalMoment(value).replace('T', ' ') || null,
  read: (_field, text) => parseMoment(text) ?? text,
})

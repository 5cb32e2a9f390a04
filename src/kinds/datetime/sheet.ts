import { currentDay } from '../core/filter/days.ts'
import { parseDay } from '../date/parse-day.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import type { DatetimeField } from './meaning.ts'
import { instantOf, localMoment } from './moment.ts'

const WRITTEN = /^(\S+)(?:[ T]+(?:à )?(\d{1,2})[:h](\d{2})(?::(\d{2}))?)?$/

/** A day and a time by the clocks here; a day alone is its beginning. */
export const datetimeSheet = plainSheet<DatetimeField>({
  type: 'datetime',
  value: (_field, value) => localMoment(value).replace('T', ' ') || null,
  read(_field, text) {
    const [, date = '', hours = '00', minutes = '00', seconds = '00'] = WRITTEN.exec(text) ?? []
    const day = parseDay(date, { today: currentDay(), isPast: false })
    return (day && instantOf(`${day}T${hours.padStart(2, '0')}:${minutes}:${seconds}`)) ?? text
  },
})

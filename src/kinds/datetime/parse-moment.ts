import { plainCode } from '../../schema/values/phone.ts'
import { currentDay } from '../core/filter/days.ts'
import { parseDay } from '../date/day.ts'
import { formatInstant, instantOf } from './moment.ts'

const WRITTEN = /^(\S+?)(?:[ T]+(?:à )?(\d{1,2})[:hH](\d{2})(?::(\d{2}))?([+-]\d{2}:\d{2})?)?$/

/**
 * The instant of a day and a time by the clocks here, `22/11/2026 19:20`, or with an offset behind it by those; of a day alone
 * its beginning. Null where it is none.
 */
export function parseMoment(text: string): string | null {
  const [, date = '', hours = '00', minutes = '00', seconds = '00', offset = ''] =
    WRITTEN.exec(plainCode(text)) ?? []
  const day = parseDay(date, { today: currentDay(), isPast: false })
  if (!day) return null
  const local = `${day}T${hours.padStart(2, '0')}:${minutes}:${seconds}`
  if (offset === '') return instantOf(local)
  const time = Date.parse(local + offset)
  return Number.isNaN(time) ? null : formatInstant(time)
}

import { currentDay } from '../../kinds/core/filter/days.ts'
import { addDays } from '../../schema/add-days.ts'
import { locale, timeZone } from '../../texts/locale.ts'

const TIME = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
const MOMENT = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
const DAYS = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

/** An instant as people say it of what was lately: `hier 08:55`, `21 nov. 2026, 07:04`. */
export function formatRecent(instant: string): string {
  const at = Date.parse(instant)
  const today = currentDay()
  const ago = [today, addDays(today, -1)].indexOf(currentDay(at))
  return ago === -1 ? MOMENT.format(at) : `${DAYS.format(-ago, 'day')} ${TIME.format(at)}`
}

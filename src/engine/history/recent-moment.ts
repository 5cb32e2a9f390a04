import { currentDay } from '../../kinds/core/filter/days.ts'
import { addDays } from '../../schema/values/days.ts'
import { perLocale, timeZone } from '../../texts/locale.ts'

const time = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }))
const moment = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
)
const days = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** An instant as people say it of what was lately: `hier 08:55`, `21 nov. 2026, 07:04`. */
export function formatRecent(instant: string): string {
  const at = Date.parse(instant)
  const today = currentDay()
  const ago = [today, addDays(today, -1)].indexOf(currentDay(at))
  return ago === -1 ? moment().format(at) : `${days().format(-ago, 'day')} ${time().format(at)}`
}

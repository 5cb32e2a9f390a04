import { currentDay } from '../../kinds/core/filter/days.ts'
import { formatRecent } from '../../engine/history/recent-moment.ts'
import { home } from '#features/home/texts.ts'
import { perLocale } from '../../texts/locale.ts'

const relative = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { style: 'short' }))
const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** How long ago something was, as people say it: `il y a 5 min`; of another day its day and time, `hier 08:55`. */
export function formatAgo(instant: string, now = Date.now()): string {
  const at = Date.parse(instant)
  const minutes = Math.floor((now - at) / MINUTE_MS)
  // The clock of the server may be ahead.
  if (minutes < 1) return home.justNow
  if (minutes < HOUR_MINUTES) return relative().format(-minutes, 'minute')
  if (currentDay(at) === currentDay(now))
    return relative().format(-Math.floor(minutes / HOUR_MINUTES), 'hour')
  return formatRecent(instant)
}

import { currentDay } from '../../kinds/core/filter/days.ts'
import { formatRecent } from '../../engine/face.ts'
import { home } from '#features/home/texts.ts'
import { perLocale } from '../../texts/locale.ts'
import { anniversaryStart } from '../../kinds/core/filter/widgets.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { ListWidget } from '../../schema/entity/widget.ts'
import { MINUTE_MS } from '../../schema/values/days.ts'

const relative = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { style: 'short' }))
const HOUR_MINUTES = 60

/** How long ago something was, as people say it: `il y a 5 min`; of another day its day and time, `hier 08:55`. */
export function formatRelativeTime(instant: string, now = Date.now()): string {
  const at = Date.parse(instant)
  const minutes = Math.floor((now - at) / MINUTE_MS)
  // The clock of the server may be ahead.
  if (minutes < 1) return home.justNow
  if (minutes < HOUR_MINUTES) return relative().format(-minutes, 'minute')
  if (currentDay(at) === currentDay(now))
    return relative().format(-Math.floor(minutes / HOUR_MINUTES), 'hour')
  return formatRecent(instant)
}

const WEEKDAY = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const
const thisMonth = perLocale((locale) => new Intl.DateTimeFormat(locale, WEEKDAY))
const otherMonth = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...WEEKDAY, month: 'short' }))

interface ToDoDay {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** Of an anniversary: how many years ago the first one was. */
  readonly years?: number
}

/** The day that the line of a record begins with, its next anniversary where it is filtered by that; undefined without one. */
export function toDoDay(widget: ListWidget, record: EntityRecord, today: string): ToDoDay | undefined {
  const value = widget.sort === undefined ? undefined : record[widget.sort]
  if (typeof value !== 'string' || value === '') return undefined
  const first = value.length === today.length ? value : currentDay(Date.parse(value))
  const from = anniversaryStart(widget, today)
  if (from === undefined) return { day: first }
  const [year, monthAndDay] = [Number(from.slice(0, 4)), first.slice('YYYY'.length)]
  // A span over a new year begins in December.
  const next = monthAndDay < from.slice('YYYY'.length) ? year + 1 : year
  return { day: `${next}${monthAndDay}`, years: next - Number(first.slice(0, 4)) }
}

/** `ven. 27`, with its month where that is another one: `mer. 9 déc.` */
export function formatToDoDay(day: string, today: string): string {
  const format = day.slice(0, 7) === today.slice(0, 7) ? thisMonth() : otherMonth()
  return format.format(new Date(`${day}T00:00:00Z`))
}

import { isDay } from '../../kinds/date/day.ts'
import { startOfDay } from '../../kinds/datetime/moment.ts'
import { ACTIVITY_ACTIONS, type ActivityEntry } from '../../calls/audit-log.ts'
import type { ActivityQuery } from './calls.ts'
import { addDays } from '../../schema/values/days.ts'
import { parseRecordId } from '../../schema/values/record-id.ts'

/** What the screen of all that was done is narrowed down by, as its address says it. */
export interface ActivityFilters {
  readonly entity?: string | undefined
  readonly account?: number | undefined
  readonly action?: ActivityEntry['action'] | undefined
  /** `YYYY-MM-DD`, by the clocks of the program. */
  readonly day?: string | undefined
  /** Logins are told, too. */
  readonly logins?: true | undefined
}

/** What is none in the address is as if it were not there. */
export function readFilters(search: URLSearchParams): ActivityFilters {
  const day = search.get('day') ?? ''
  return {
    entity: search.get('entity') ?? undefined,
    account: parseRecordId(search.get('account') ?? undefined) ?? undefined,
    action: ACTIVITY_ACTIONS.find((action) => action === search.get('action')),
    day: isDay(day) ? day : undefined,
    logins: search.get('logins') === 'true' || undefined,
  }
}

export function writeFilters(filters: ActivityFilters): URLSearchParams {
  const entries = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(entries)
}

/** A day begins and ends at midnight, wherever the person is who looks at it. */
export function queryOf({ day, logins, ...rest }: ActivityFilters): ActivityQuery {
  const query: ActivityQuery = { ...rest, ...(!logins && { logins: 'false' }) }
  if (day === undefined) return query
  return {
    ...query,
    from: startOfDay(day),
    until: startOfDay(addDays(day, 1)),
  }
}

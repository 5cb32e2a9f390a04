import { ACTIVITY_ACTIONS, type ActivityEntry, type ActivityQuery } from '../../schema/activity-contract.ts'
import { addDays } from '../../schema/period.ts'
import { parseRecordId } from '../../schema/record-id.ts'

/** What the screen of all that was done is narrowed down by, as its address says it. */
export interface ActivityFilters {
  readonly entity?: string | undefined
  readonly account?: number | undefined
  readonly action?: ActivityEntry['action'] | undefined
  /** `YYYY-MM-DD`, here. */
  readonly day?: string | undefined
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What is none in the address is as if it were not there. */
export function readFilters(search: URLSearchParams): ActivityFilters {
  const day = search.get('day') ?? ''
  return {
    entity: search.get('entity') ?? undefined,
    account: parseRecordId(search.get('account') ?? undefined) ?? undefined,
    action: ACTIVITY_ACTIONS.find((action) => action === search.get('action')),
    day: DAY.test(day) && !Number.isNaN(startOf(day).getTime()) ? day : undefined,
  }
}

export function writeFilters(filters: ActivityFilters): URLSearchParams {
  const entries = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(entries)
}

/** A day begins and ends at midnight here. */
export function queryOf({ day, ...rest }: ActivityFilters): ActivityQuery {
  if (day === undefined) return rest
  return {
    ...rest,
    from: startOf(day).toISOString(),
    until: startOf(addDays(day, 1)).toISOString(),
  }
}

/** With a time but no zone it is read as a local one. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00`)
}

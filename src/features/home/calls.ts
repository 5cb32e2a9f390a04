import * as z from 'zod/mini'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { ActivityEntry } from '../../calls/audit-log.ts'
import type { Call, Contract } from '../../calls/call.ts'

/** The key of the widgets in the answer of the home call, beside the counts. A plain backend has none. */
export const WIDGETS_KEY = 'widgets'

/** The key of the numbers of records that came this week, by the keys of the counts. A plain backend has none. */
export const THIS_WEEK_KEY = 'thisWeek'

/** The key of what the first administrator has yet to do for the own account. A plain backend has none. */
export const ACCOUNT_STEPS_KEY = 'accountSteps'

/** Whether each is done. Told where the first password was printed, to whom it was printed for. */
export interface AccountSteps {
  readonly password: boolean
  /** None where the own account has no email. */
  readonly email?: boolean
}

/** The numbers of records by the keys that the entities give them, and the widgets by `widgetKey`. */
export const readHomeCall = {
  method: 'GET',
  path: '/api/home',
  may: 'account',
  byKey: true,
  summary: 'What the dashboard shows.',
  answer: z.looseObject({
    [THIS_WEEK_KEY]: z.optional(z.looseObject({})),
    [WIDGETS_KEY]: z.optional(z.looseObject({})),
    [ACCOUNT_STEPS_KEY]: z.optional(z.looseObject({})),
  }),
} as const satisfies Call

/** The widgets of a further dashboard by `widgetKey`; none of one that there is not. */
export const readDashboardCall = {
  method: 'GET',
  path: '/api/home/:dashboard',
  params: { dashboard: z.string().check(z.maxLength(100)) },
  may: 'account',
  byKey: true,
  summary: 'What a further dashboard shows.',
  answer: z.object({ [WIDGETS_KEY]: z.looseObject({}) }),
} as const satisfies Call

export const homeCalls = {
  readHome: readHomeCall,
  readDashboard: readDashboardCall,
} as const satisfies Contract

/** What a list widget shows. */
export interface ListWidgetAnswer {
  readonly records: readonly EntityRecord[]
  /** The number of all that match. */
  readonly total: number
}

/** What a chart widget shows: the most frequent values first. */
export interface ChartAnswer {
  readonly counts: readonly {
    /** Empty for records without one; the id of what a reference leads to. */
    readonly value: string
    readonly count: number
    /** What that record is called. */
    readonly name?: string | undefined
  }[]
  /** The number of all records that were counted. */
  readonly total: number
}

/** One change of any record. */
export type LatestChange = Omit<ActivityEntry, 'id' | 'changes' | 'source'>

/** What a latest widget shows, newest first. */
export interface LatestAnswer {
  readonly changes: readonly LatestChange[]
}

/** A widget of one's own asks for what it shows by itself: it is there for whom it is answered. */
type CustomAnswer = Readonly<Record<never, never>>

export type WidgetAnswer = ListWidgetAnswer | ChartAnswer | LatestAnswer | CustomAnswer

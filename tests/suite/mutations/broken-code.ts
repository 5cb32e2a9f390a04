import { addDays } from '../../../src/schema/values/days.ts'
import type * as DataRoles from '../../../src/schema/access/data-roles.ts'
import type * as PeriodDays from '../../../src/schema/values/period-days.ts'
import type * as NarrowStore from '../../../src/server/records/access/narrow-store.ts'
import type * as RowRights from '../../../src/server/records/access/row-rights.ts'

/** A mistake in code that browser and server share, or that no call shows from outside. */
export type Break =
  | 'eight days a week'
  | 'no row check of cascades'
  | 'no access of roles'
  | 'no actions of roles'
  | 'no bounds of roles'
  | 'keys are not narrowed'

let broken: Break | undefined

/** Breaks one thing at a time, or none. */
export function breakCode(what: Break | undefined): void {
  broken = what
}

export const breakablePeriod = (whole: typeof PeriodDays): typeof PeriodDays => ({
  ...whole,
  periodRange(period, ...rest) {
    const range = whole.periodRange(period, ...rest)
    const isLonger = broken === 'eight days a week' && period === 'thisWeek' && range.to !== null
    return isLonger ? { ...range, to: addDays(range.to, 1) } : range
  },
})

export const breakableDataRoles = (whole: typeof DataRoles): typeof DataRoles => ({
  ...whole,
  accessOfRoles(...roles) {
    if (broken === 'no access of roles') return {}
    const access = whole.accessOfRoles(...roles)
    if (broken !== 'no actions of roles') return access
    return Object.fromEntries(
      Object.entries(access).map(([name, { actions: _actions, ...rest }]) => [name, rest]),
    )
  },
  boundOf: (...place) => (broken === 'no bounds of roles' ? null : whole.boundOf(...place)),
})

export const breakableRowRights = (whole: typeof RowRights): typeof RowRights => ({
  ...whole,
  async assertSeen(...asked) {
    if (broken !== 'no row check of cascades') await whole.assertSeen(...asked)
  },
})

export const breakableKeys = (whole: typeof NarrowStore): typeof NarrowStore => ({
  ...whole,
  narrowStore: (store, allows) =>
    broken === 'keys are not narrowed' ? store : whole.narrowStore(store, allows),
})

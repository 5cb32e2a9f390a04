import { createDifferent } from '../../create-different.ts'
import { expectFound, filtersOf } from '../../list-of-where.ts'
import type { Check, Checks } from '../../check.ts'

/** The number beside its menu entry is that of a list, some of whose records do not wait. */
export const badgeChecks: Checks = ({ menu }) => {
  const badge = menu?.badge
  if (!badge) return []
  const check: Check = {
    title: 'the number beside its menu entry counts what waits',
    async run(trial) {
      const filters = await filtersOf(trial, badge.where)
      await createDifferent(trial, filters)
      await expectFound(trial, filters)
    },
  }
  return [check]
}

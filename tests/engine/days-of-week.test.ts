import { expect, it, vi } from 'vitest'
import { daysOfWeek } from '../../src/engine/custom-pages/days-of-week.ts'
import type * as Generated from '../../src/generated/app.ts'

vi.mock('../../src/generated/app.ts', async (load) => {
  const { app } = await load<typeof Generated>()
  return { app: { ...app, firstDayOfWeek: 6 } }
})

// 2026-03-07 is a Saturday.
it.each(['2026-03-07', '2026-03-10', '2026-03-13'])(
  'the week of %s begins on the program’s first day',
  (day) => {
    expect(daysOfWeek(day)).toEqual([
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
    ])
  },
)

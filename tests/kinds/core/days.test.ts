import { describe, expect, it, vi } from 'vitest'
import type * as Generated from '../../../src/generated/app.ts'
import { PERIODS, type DayNumber } from '../../../src/schema/values/days.ts'
import { periodRange } from '../../../src/schema/values/period-days.ts'
import { currentDay, daysOf } from '../../../src/kinds/core/filter/days.ts'

vi.mock('../../../src/generated/app.ts', async (load) => {
  const { app } = await load<typeof Generated>()
  return { app: { ...app, timeZone: 'Africa/Algiers', firstDayOfWeek: 6 } }
})

it.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is the %s in Algiers', (instant, day) => {
  expect(currentDay(Date.parse(instant))).toBe(day)
})

describe('a week', () => {
  // The 22nd of November 2026 is a Sunday.
  it.each<readonly [first: DayNumber, today: string, from: string, to: string]>([
    [0, '2026-11-21', '2026-11-15', '2026-11-21'],
    [0, '2026-11-22', '2026-11-22', '2026-11-28'],
    [0, '2026-11-28', '2026-11-22', '2026-11-28'],
    [1, '2026-11-22', '2026-11-16', '2026-11-22'],
    [1, '2026-11-23', '2026-11-23', '2026-11-29'],
    [6, '2026-11-20', '2026-11-14', '2026-11-20'],
    [6, '2026-11-22', '2026-11-21', '2026-11-27'],
    [1, '2027-01-01', '2026-12-28', '2027-01-03'],
  ])('that begins on day %i is around %s from %s to %s', (first, today, from, to) => {
    expect(periodRange('thisWeek', today, first)).toEqual({ from, to })
  })

  it('begins as the program says', () => {
    expect(daysOf('thisWeek', '2026-11-22')).toEqual({ from: '2026-11-21', to: '2026-11-27' })
  })
})

it('counts the days of each period', () => {
  expect(PERIODS.map((period) => [period, daysOf(period, '2024-02-10')])).toEqual([
    ['today', { from: '2024-02-10', to: '2024-02-10' }],
    // A Saturday.
    ['thisWeek', { from: '2024-02-10', to: '2024-02-16' }],
    ['thisMonth', { from: '2024-02-01', to: '2024-02-29' }],
    ['next30Days', { from: '2024-02-10', to: '2024-03-11' }],
    ['past', { from: null, to: '2024-02-09' }],
    ['future', { from: '2024-02-11', to: null }],
  ])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formatRecent } from '../../src/engine/history/recent-moment.ts'
import type * as Generated from '../../src/generated/app.ts'

vi.mock('../../src/generated/app.ts', async (load) => {
  const { app } = await load<typeof Generated>()
  return { app: { ...app, timeZone: 'Africa/Algiers' } }
})

beforeEach(() => {
  vi.useFakeTimers()
  // Half an hour past midnight in Algiers.
  vi.setSystemTime('2026-11-23T23:30:00Z')
})
afterEach(() => vi.useRealTimers())

it.each([
  ['2026-11-23T23:05:00Z', 'aujourd’hui 00:05'],
  ['2026-11-23T07:55:00Z', 'hier 08:55'],
  ['2026-11-22T23:00:00Z', 'hier 00:00'],
  ['2026-11-22T22:59:00Z', '22 nov. 2026, 23:59'],
  // Another clock runs ahead.
  ['2026-11-25T10:00:00Z', '25 nov. 2026, 11:00'],
])('%s is told as %s', (instant, told) => {
  expect(formatRecent(instant)).toBe(told)
})

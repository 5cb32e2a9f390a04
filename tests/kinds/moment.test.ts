import { describe, expect, it, vi } from 'vitest'
import type * as Generated from '../../src/generated/app.ts'
import { formatDateTime, instantOf, localMoment } from '../../src/kinds/datetime/moment.ts'

vi.mock('../../src/generated/app.ts', async (load) => {
  const { app } = await load<typeof Generated>()
  return { app: { ...app, timeZone: 'Africa/Algiers' } }
})

describe('an instant and the clocks of Algiers', () => {
  it.each([
    ['2026-11-22T18:20:00Z', '2026-11-22T19:20'],
    ['2023-12-31T23:30:00Z', '2024-01-01T00:30'],
    ['2026-07-01T08:00:59Z', '2026-07-01T09:00:59'],
    // The clocks went forward that night, in the last summer that they did.
    ['1980-04-24T23:59:00Z', '1980-04-24T23:59'],
    ['1980-04-25T00:00:00Z', '1980-04-25T01:00'],
    ['1980-07-01T12:00:00Z', '1980-07-01T13:00'],
    // By the sun, before there were zones.
    ['1830-07-05T08:00:00Z', '1830-07-05T08:12:12'],
    ['0830-07-05T08:00:00Z', '0830-07-05T08:12:12'],
  ])('%s is %s, and back', (instant, local) => {
    expect(localMoment(instant)).toBe(local)
    expect(instantOf(local)).toBe(instant)
  })

  it('are nothing where there is none', () => {
    expect(localMoment(null)).toBe('')
    expect(localMoment('hier')).toBe('')
    expect(instantOf('')).toBeNull()
    expect(formatDateTime(null)).toBe('')
  })

  it('read as people write them', () => {
    expect(formatDateTime('2026-11-22T18:20:00Z')).toBe('22/11/2026 19:20')
  })
})

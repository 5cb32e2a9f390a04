import { describe, expect, it, vi } from 'vitest'
import type * as Generated from '../../src/generated/app.ts'
import { queryOf, readFilters, writeFilters } from '../../src/features/activity/activity-filters.ts'

vi.mock('../../src/generated/app.ts', async (load) => {
  const { app } = await load<typeof Generated>()
  return { app: { ...app, timeZone: 'Africa/Algiers' } }
})

describe('the filters of the activity', () => {
  it('are read from the address as they were written to it', () => {
    const filters = {
      entity: 'player',
      account: 2,
      action: 'updated',
      day: '2026-11-21',
      logins: true,
    } as const
    expect(readFilters(writeFilters(filters))).toEqual(filters)
    expect(writeFilters({ entity: undefined, day: '' }).toString()).toBe('')
  })

  it.each(['account=x', 'action=read', 'day=yesterday', 'day=2026-13-01', 'day=2026-02-30'])(
    'ignore %s, which is none',
    (search) => {
      expect(writeFilters(readFilters(new URLSearchParams(search))).toString()).toBe('')
    },
  )

  it('ask for a day from midnight to midnight in Algiers, an hour before Greenwich', () => {
    expect(queryOf({ day: '2026-11-21' })).toEqual({
      logins: 'false',
      from: '2026-11-20T23:00:00.000Z',
      until: '2026-11-21T23:00:00.000Z',
    })
  })

  it('leave logins out until they are asked for', () => {
    expect(queryOf({})).toEqual({ logins: 'false' })
    expect(queryOf(readFilters(new URLSearchParams('logins=true')))).toEqual({})
    expect(queryOf({ action: 'loggedIn' })).toMatchObject({ action: 'loggedIn' })
  })
})

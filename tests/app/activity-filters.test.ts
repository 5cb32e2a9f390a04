import { describe, expect, it } from 'vitest'
import { queryOf, readFilters, writeFilters } from '../../src/app/activity/activity-filters.ts'

describe('the filters of the activity', () => {
  it('are read from the address as they were written to it', () => {
    const filters = { entity: 'player', account: 2, action: 'updated', day: '2026-11-21' } as const
    expect(readFilters(writeFilters(filters))).toEqual(filters)
    expect(writeFilters({ entity: undefined, day: '' }).toString()).toBe('')
  })

  it.each(['account=x', 'action=read', 'day=yesterday', 'day=2026-13-01'])(
    'ignore %s, which is none',
    (search) => {
      expect(writeFilters(readFilters(new URLSearchParams(search))).toString()).toBe('')
    },
  )

  it('ask for a day from midnight to midnight, here', () => {
    const { from = '', until = '' } = queryOf({ day: '2026-11-21' })
    expect(new Date(from).toString()).toContain('Nov 21 2026 00:00:00')
    expect(new Date(until).toString()).toContain('Nov 22 2026 00:00:00')
  })
})

import { expect, it, vi } from 'vitest'
import { formatMoment } from '../../src/texts/format-moment.ts'
import type * as Generated from '../../src/generated/app.ts'

vi.mock('../../src/generated/app.ts', async (load) => {
  const { app } = await load<typeof Generated>()
  return { app: { ...app, timeZone: 'Pacific/Kiritimati' } }
})

it('is told by the clocks of the program', () => {
  expect(formatMoment('2026-11-22T18:20:00Z')).toBe('23 novembre 2026 à 08:20')
  expect(formatMoment('hier')).toBe('hier')
})

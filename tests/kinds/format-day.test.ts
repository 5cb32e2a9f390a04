import { afterEach, expect, it, vi } from 'vitest'
import { app } from '../../src/generated/app.ts'

afterEach(() => {
  vi.doUnmock('../../src/generated/app.ts')
  vi.resetModules()
})

it.each([
  ['dmy', '31/05/2024'],
  ['mdy', '05/31/2024'],
  ['ymd', '2024-05-31'],
] as const)('a day in the order %s is %s', async (dateOrder, written) => {
  vi.resetModules()
  vi.doMock('../../src/generated/app.ts', () => ({ app: { ...app, dateOrder } }))
  const { formatDay } = await import('../../src/texts/format.ts')
  expect(formatDay('2024-05-31')).toBe(written)
})

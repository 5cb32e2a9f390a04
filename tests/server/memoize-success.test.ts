import { expect, it, vi } from 'vitest'
import { memoizeSuccess } from '../../src/server/memoize-success.ts'

it('is made once for all who ask at once, and again after a failure', async () => {
  const make = vi.fn<() => Promise<string>>()
  make.mockRejectedValueOnce(new Error('the database is away')).mockResolvedValue('key')
  const read = memoizeSuccess(make)
  const failed = await Promise.allSettled([read(), read()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([read(), read()])).toEqual(['key', 'key'])
  expect(await read()).toBe('key')
  expect(make).toHaveBeenCalledTimes(2)
})

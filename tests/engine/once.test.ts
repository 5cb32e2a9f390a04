import { expect, it, vi } from 'vitest'
import { isThere, once } from '../../src/engine/loading/once.ts'

it('loads once, and says to React what is there', async () => {
  const load = vi.fn(() => Promise.resolve('screen'))
  const loadOnce = once(load)
  expect(isThere(loadOnce())).toBe(false)
  await loadOnce()
  await Promise.resolve()
  expect(isThere(loadOnce())).toBe(true)
  expect(loadOnce()).toMatchObject({ status: 'fulfilled', value: 'screen' })
  expect(load).toHaveBeenCalledTimes(1)
})

it('tries again a moment after a failure', async () => {
  vi.useFakeTimers()
  const load = vi.fn(() => Promise.reject(new Error('gone')))
  const loadOnce = once(load)
  await expect(loadOnce()).rejects.toThrow('gone')
  await expect(loadOnce()).rejects.toThrow('gone')
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(500)
  await expect(loadOnce()).rejects.toThrow('gone')
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

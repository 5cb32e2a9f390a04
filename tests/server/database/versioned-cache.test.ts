import { describe, expect, it } from 'vitest'
import { createVersionedCache } from '../../../src/server/database/versioned-cache.ts'

/** A cache of texts, which tells how often one was built. */
function createCounted(maxBytes: number) {
  const cache = createVersionedCache<string>(maxBytes, (text) => text.length)
  const built: string[] = []
  const take = (key: string, version = '1', bytes = 0) =>
    cache.take(key, version, async () => {
      built.push(key)
      return `${version}${'x'.repeat(bytes)}`
    })
  return { take, built }
}

describe('a versioned cache', () => {
  it('builds a value once for each version, and for all who ask meanwhile', async () => {
    const { take, built } = createCounted(10_000)
    expect(await Promise.all([take('a'), take('a'), take('b')])).toEqual(['1', '1', '1'])
    await take('a')
    expect(built).toEqual(['a', 'b'])
    expect(await take('a', '2')).toBe('2')
    expect(built).toEqual(['a', 'b', 'a'])
  })

  it('builds again what has failed', async () => {
    const cache = createVersionedCache<string>(10_000)
    await expect(cache.take('a', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await cache.take('a', '1', async () => 'yes')).toBe('yes')
  })

  it('forgets what was not used for the longest time, by what values weigh', async () => {
    const { take, built } = createCounted(3_000)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await take(key, '1', 1_000)
    expect(built).toEqual(['a', 'b', 'c', 'b'])
  })

  it('counts keys, which anybody may choose', async () => {
    const { take, built } = createCounted(3_000)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await take(key.repeat(1_000))
    expect(built).toHaveLength(4)
  })

  it('keeps nothing larger than all it may keep, and loses nothing for it', async () => {
    const { take, built } = createCounted(3_000)
    for (const [key, bytes] of [
      ['a', 1],
      ['large', 4_000],
      ['large', 4_000],
      ['a', 1],
    ] as const)
      await take(key, '1', bytes)
    expect(built).toEqual(['a', 'large', 'large'])
  })
})

import { describe, expect, it } from 'vitest'
import { createBoundedCache } from '../../src/server/bounded-cache.ts'

describe('a bounded cache', () => {
  it('forgets what was not used for the longest time', () => {
    const cache = createBoundedCache<number>(2)
    cache.set('one', 1)
    cache.set('two', 2)
    cache.get('one')
    cache.set('three', 3)
    expect(['one', 'two', 'three'].map((key) => cache.get(key))).toEqual([1, undefined, 3])
  })

  it('counts what each value weighs, and keeps none that weighs more than all may', () => {
    const cache = createBoundedCache<string>(20, (text) => text.length)
    cache.set('long', 'x'.repeat(8))
    cache.set('too long', 'x'.repeat(21))
    expect(cache.get('long')).toBeDefined()
    expect(cache.get('too long')).toBeUndefined()
  })

  it('counts what was replaced no more', () => {
    const cache = createBoundedCache<string>(20, (text) => text.length)
    cache.set('one', 'x'.repeat(17))
    cache.set('one', 'x')
    cache.set('two', 'x'.repeat(13))
    expect(cache.get('one')).toBeDefined()
    expect(cache.get('two')).toBeDefined()
  })

  it('counts what each key weighs', () => {
    const cache = createBoundedCache<string>(1_000, () => 0)
    for (let count = 0; count < 100; count += 1) cache.set(String(count).padStart(100), '')
    const found = Array.from({ length: 100 }, (_, count) => cache.get(String(count).padStart(100)))
    expect(found.filter((value) => value !== undefined)).toHaveLength(10)
  })

  it('keeps nothing under a long key, however little it weighs', () => {
    const cache = createBoundedCache<number>(10)
    cache.set('k'.repeat(4_000), 1)
    cache.set('k'.repeat(4_001), 2)
    expect(cache.get('k'.repeat(4_000))).toBe(1)
    expect(cache.get('k'.repeat(4_001))).toBeUndefined()
  })
})

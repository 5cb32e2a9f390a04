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
    const cache = createBoundedCache<string>(10, (text) => text.length)
    cache.set('long', 'x'.repeat(8))
    cache.set('too long', 'x'.repeat(11))
    expect(cache.get('long')).toBeDefined()
    expect(cache.get('too long')).toBeUndefined()
    cache.set('long', 'xx')
    cache.set('other', 'x'.repeat(8))
    expect(cache.get('long')).toBe('xx')
    expect(cache.get('other')).toBeDefined()
  })
})

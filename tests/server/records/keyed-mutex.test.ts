import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { KeyedMutex } from '../../../src/server/records/store/keyed-mutex.ts'

describe('a keyed mutex', () => {
  it('runs work of one key one after the other, and of several side by side', async () => {
    const mutex = new KeyedMutex()
    const events: string[] = []
    const work = (name: string, ms: number) => async () => {
      events.push(`${name} begins`)
      await wait(ms)
      events.push(`${name} ends`)
      return name
    }
    const done = await Promise.all([
      mutex.runExclusive('a', work('first', 30)),
      mutex.runExclusive('a', work('second', 1)),
      mutex.runExclusive('b', work('other', 10)),
    ])
    expect(done).toEqual(['first', 'second', 'other'])
    expect(events).toEqual([
      'first begins',
      'other begins',
      'other ends',
      'first ends',
      'second begins',
      'second ends',
    ])
  })

  it('goes on after work that failed', async () => {
    const mutex = new KeyedMutex()
    const failing = mutex.runExclusive('a', () => Promise.reject(new Error('no')))
    const next = mutex.runExclusive('a', () => Promise.resolve('yes'))
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})

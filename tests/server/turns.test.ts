import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from '../../src/server/records/turns.ts'

describe('turns', () => {
  it('run one after the other under one key, and side by side under several', async () => {
    const turns = createTurns()
    const events: string[] = []
    const work = (name: string, ms: number) => async () => {
      events.push(`${name} begins`)
      await wait(ms)
      events.push(`${name} ends`)
      return name
    }
    const done = await Promise.all([
      turns.take('a', work('first', 30)),
      turns.take('a', work('second', 1)),
      turns.take('b', work('other', 10)),
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

  it('go on after one that failed', async () => {
    const turns = createTurns()
    const failing = turns.take('a', () => Promise.reject(new Error('no')))
    const next = turns.take('a', () => Promise.resolve('yes'))
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})

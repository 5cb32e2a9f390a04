import { describe, expect, it } from 'vitest'
import { createGate } from '../../src/server/gate.ts'

describe('createGate', () => {
  it('lets so many in at a time, in the order in which they came', async () => {
    const gate = createGate(2)
    const begun: number[] = []
    const ends: (() => void)[] = []
    const work = (place: number) => () => {
      begun.push(place)
      return new Promise<void>((resolve) => ends.push(resolve))
    }
    const all = [0, 1, 2, 3].map((place) => gate.run(work(place)))
    await Promise.resolve()
    expect(begun).toEqual([0, 1])
    ends[1]?.()
    await all[1]
    await Promise.resolve()
    expect(begun).toEqual([0, 1, 2])
    ends[0]?.()
    await all[0]
    ends[2]?.()
    await all[2]
    ends[3]?.()
    await all[3]
    expect(begun).toEqual([0, 1, 2, 3])
  })

  it('lets the next one in after one that failed', async () => {
    const gate = createGate(1)
    const failed = gate.run(() => Promise.reject(new Error('no')))
    const next = gate.run(() => Promise.resolve('yes'))
    await expect(failed).rejects.toThrow('no')
    await expect(next).resolves.toBe('yes')
  })
})

import { describe, expect, it } from 'vitest'
import { requirementsOf } from '../../../scripts/test/requirements.ts'
import { asvs } from './asvs/all.ts'

describe('the list of ASVS 5.0.0', () => {
  it('holds every requirement of levels 1 and 2 once', () => {
    expect(new Set(asvs.map(({ id }) => id)).size).toBe(asvs.length)
    const count = (level: number) => asvs.filter((each) => each.level === level).length
    expect({ one: count(1), two: count(2) }).toEqual({ one: 70, two: 183 })
    expect(new Set(asvs.map(({ id }) => id.split('.')[0])).size).toBe(17)
  })

  // That they have run, and passed, is seen at the end of `npm test` and of `npm run test:all`.
  it('calls met what titles of tests name, and nothing else', () => {
    const met = asvs.filter(({ state }) => state.kind === 'met').map(({ id }) => id)
    const named = new Set([...requirementsOf('daily'), ...requirementsOf('leftOut')])
    expect([...named].toSorted()).toEqual(met.toSorted())
  })

  it('says why of everything else', () => {
    const short = asvs.filter(({ state }) => state.kind !== 'met' && state.because.length <= 5)
    expect(short).toEqual([])
  })
})

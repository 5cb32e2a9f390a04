import { describe, expect, it } from 'vitest'
import { matchOf, neighbourOf } from '../../src/ui/match-option.ts'

const named = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

describe('the option that a typed text means', () => {
  it.each([
    ['the only one that is left', ['Alger'], 'alg', true, 'Alger'],
    ['the one of that name among others', ['El Bayadh', 'El Bayadh Est'], 'el bayadh', true, 'El Bayadh'],
    ['the one of that name, accents or not', ['Béjaïa', 'Béchar'], 'BEJAIA', true, 'Béjaïa'],
    ['none where several are left', ['Bouira', 'Boumerdès'], 'bou', true, undefined],
    ['none where none is left', [], 'x', true, undefined],
    ['none of another text but the one of that name', ['Alger'], 'al', false, undefined],
    ['the one of that name, whatever comes', ['Alger', 'Oran'], 'oran', false, 'Oran'],
  ])('is %s', (_what, labels, typed, isSettled, chosen) => {
    expect(matchOf(named(...labels), typed, isSettled)?.label).toBe(chosen)
  })
})

describe('the arrows', () => {
  const options = named('a', 'b', 'c')
  it.each([
    [undefined, 1, 'a'],
    [undefined, -1, 'c'],
    ['a', 1, 'b'],
    ['c', 1, 'a'],
    ['a', -1, 'c'],
  ] as const)('lead from %s by %i to %s', (from, step, to) => {
    const start = options.find(({ value }) => value === from)
    expect(neighbourOf(options, start, step)?.value).toBe(to)
  })

  it('lead nowhere in an empty list', () => {
    expect(neighbourOf([], undefined, 1)).toBeUndefined()
  })
})

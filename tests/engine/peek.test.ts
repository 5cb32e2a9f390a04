import { describe, expect, it } from 'vitest'
import { differingNames } from '../../src/features/peek/compare-records.ts'
import { stepFrom } from '../../src/features/peek/step-from.ts'

describe('a step from a record that is read', () => {
  const page = { ids: [7, 'seven', 9], page: 2, pageCount: 3 }

  it('leads to the record beside it', () => {
    expect(stepFrom(7, 1, page)).toEqual({ id: 'seven' })
    expect(stepFrom(9, -1, page)).toEqual({ id: 'seven' })
  })

  it('goes over the edge of a page as far as there are others', () => {
    expect(stepFrom(9, 1, page)).toEqual({ page: 3 })
    expect(stepFrom(7, -1, page)).toEqual({ page: 1 })
    expect(stepFrom(9, 1, { ...page, page: 3 })).toBeUndefined()
    expect(stepFrom(7, -1, { ...page, page: 1 })).toBeUndefined()
  })

  it('begins the page with one that is not on it', () => {
    expect(stepFrom(1, 1, page)).toEqual({ id: 7 })
    expect(stepFrom(1, -1, page)).toBeUndefined()
    expect(stepFrom(1, 1, { ids: [], page: 1, pageCount: 1 })).toBeUndefined()
  })
})

it('two records differ in what is not the same, whatever stands for nothing', () => {
  const one = { id: 1, name: 'Coupe', phone: null, tags: ['a', 'b'], label: { fr: 'Un', ar: '' } }
  const other = { id: 2, name: 'Coupe', phone: '', tags: ['b', 'a'], label: { fr: 'Un' }, n_teams: 8 }
  const names = ['name', 'phone', 'tags', 'label', 'n_teams']
  expect([...differingNames(names, one, other)]).toEqual(['tags', 'n_teams'])
})

import { describe, expect, it } from 'vitest'
import { definitionOf } from '../../../src/kinds/core/definition/definitions.ts'
import { sortKeyOf } from '../../../src/kinds/core/definition/sort-key.ts'
import { kindFixtures } from '../kind-fixtures.ts'

describe('what a column is sorted by in the browser', () => {
  it.each(Object.entries(kindFixtures).filter(([, { field }]) => definitionOf(field).isSortable))(
    '%s: there is something where the contract says that it can be sorted by',
    (_kind, { field, stored }) => {
      expect(sortKeyOf(field, 'x', stored)).not.toBeNull()
    },
  )

  it.each([
    ['text', 'Éric', ['Éric']],
    ['text', '', null],
    ['email', 'A@B.dz', 'a@b.dz'],
    ['phone', '0550 12 34 56', '0550123456'],
    ['choice', 'will start', ['va commencer']],
    ['lookup', 'Béjaïa', ['Béjaïa']],
    ['number', 11, 11],
    ['number', null, null],
    ['date', '1990-02-28', '1990-02-28'],
    ['date', null, null],
    ['toggle', true, 1],
    ['toggle', undefined, 0],
  ] as const)('%s: %j as %j', (kind, value, key) => {
    expect(sortKeyOf(kindFixtures[kind].field, 'x', value)).toEqual(key)
  })
})

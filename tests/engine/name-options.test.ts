import { expect, it } from 'vitest'
import { matching, withStored } from '../../src/engine/controls/name-options.ts'

it.each([
  ['a stored name that the table has', ['Alger', 'Oran'], 'Oran', ['Alger', 'Oran']],
  [
    'a stored name that the table has no longer',
    ['Alger', 'Oran'],
    'Orléansville',
    ['Orléansville', 'Alger', 'Oran'],
  ],
  ['the stored name of a parent that is gone itself', [], 'Orléansville', ['Orléansville']],
  ['nothing stored', ['Alger'], '', ['Alger']],
])('offers the names of the table and %s', (_what, names, stored, offered) => {
  expect(withStored(names, stored)).toEqual(offered)
})

it('finds names by what is typed, accents or not, those that begin with it first', () => {
  const found = matching(['Aïn Oran', 'Oran', 'Alger'], 'ORAN')
  expect(found.map(({ value }) => value)).toEqual(['Oran', 'Aïn Oran'])
})

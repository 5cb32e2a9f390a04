import { expect, it } from 'vitest'
import { matching, withStored } from '../../src/ui/name-options.ts'

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

it('finds a name by its keywords too', () => {
  const keywords = new Map([['Oran', ['31', 'وهران']]])
  for (const typed of ['31', '٣١', 'وهران'])
    expect(matching(['Alger', 'Oran'], typed, keywords).map(({ value }) => value)).toEqual(['Oran'])
})

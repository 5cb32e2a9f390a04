import { expect, it } from 'vitest'
import { matchingOptions, withStored } from '../../src/ui/name-options.ts'

const asOption = (name: string) => ({ value: name, label: name })

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
  const found = matchingOptions(['Aïn Oran', 'Oran', 'Alger'].map(asOption), 'ORAN')
  expect(found.map(({ value }) => value)).toEqual(['Oran', 'Aïn Oran'])
})

it('finds a name by its keywords too', () => {
  const keywords = new Map([['Oran', ['31', 'وهران']]])
  for (const typed of ['31', '٣١', 'وهران'])
    expect(
      matchingOptions(['Alger', 'Oran'].map(asOption), typed, keywords).map(({ value }) => value),
    ).toEqual(['Oran'])
})

import { expect, it } from 'vitest'
import { algeria } from '../../entities/reference/algeria.ts'
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

it.each([
  ['31', ['Oran']],
  ['٣١', ['Oran']],
  ['9', ['Blida']],
  ['09', ['Blida']],
  // The one of that number, then those whose number begins with it.
  [
    '2',
    [
      'Chlef',
      'Saïda',
      'Skikda',
      'Sidi Bel Abbès',
      'Annaba',
      'Guelma',
      'Constantine',
      'Médéa',
      'Mostaganem',
      "M'Sila",
      'Mascara',
    ],
  ],
  ['وهران', ['Oran']],
  ['الجزائر', ['Alger']],
  ['alger', ['Alger']],
  ['bejaia', ['Béjaïa']],
])('finds wilayas by number, and by their name in either script: %s', async (typed, wanted) => {
  const keywords = await algeria.wilayas.loadKeywords?.()
  const found = matching(await algeria.wilayas.load(), typed, keywords).map(({ value }) => value)
  expect(found).toEqual(wanted)
})

it('finds communes by their Arabic name', async () => {
  const keywords = await algeria.communesOf.loadKeywords?.('Oran')
  const found = matching(await algeria.communesOf.load('Oran'), 'السانية', keywords)
  expect(found.map(({ value }) => value)).toEqual(['Es Senia'])
})

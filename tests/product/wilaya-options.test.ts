import { expect, it } from 'vitest'
import { algeria } from '../../entities/reference/algeria.ts'
import { matching } from '../../src/ui/name-options.ts'

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

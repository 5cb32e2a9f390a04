import { expect, it } from 'vitest'
import { algeria } from '../../entities/reference/algeria.ts'
import { matchingOptions } from '../../src/ui/name-options.ts'

const asOption = (name: string) => ({ value: name, label: name })

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
  const found = matchingOptions((await algeria.wilayas.load()).map(asOption), typed, keywords).map(
    ({ value }) => value,
  )
  expect(found).toEqual(wanted)
})

it('finds communes by their Arabic name', async () => {
  const keywords = await algeria.communesOf.loadKeywords?.('Oran')
  const found = matchingOptions((await algeria.communesOf.load('Oran')).map(asOption), 'السانية', keywords)
  expect(found.map(({ value }) => value)).toEqual(['Es Senia'])
})

it('are called in Arabic as the reference has them, and in French as records hold them', async () => {
  const wilayas = await algeria.wilayas.loadTranslations?.('ar', '')
  expect(wilayas?.size).toBe(58)
  expect(wilayas?.get('Oran')).toBe('وهران')
  expect((await algeria.communesOf.loadTranslations?.('ar', 'Oran'))?.get('Es Senia')).toBe('السانية')
  expect(await algeria.wilayas.loadTranslations?.('fr', '')).toBeUndefined()
  // Another one of this name writes it in another way.
  expect((await algeria.communesOf.loadTranslations?.('ar', 'Blida'))?.get('Larbaa')).toBe('الأربعاء')
})

import { afterEach, expect, it } from 'vitest'
import { algeria } from '../../entities/reference/algeria.ts'
import { columnValues } from '../../src/kinds/core/definition/column-values.ts'
import { textOf } from '../../src/kinds/core/definition/definitions.ts'
import { loadNames } from '../../src/kinds/dependent-lookup/load-names.ts'
import { dependentLookup } from '../../src/kinds/dependent-lookup/definition.ts'
import { lookup } from '../../src/kinds/lookup/definition.ts'
import { joined } from '../../src/schema/entity/list-column.ts'
import type { Language } from '../../src/schema/values/text.ts'
import { setTranslationSource } from '../../src/texts/translation.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'

const commune = dependentLookup({ label: 'Commune', dependsOn: 'wilaya', options: algeria.communesOf })
const entity = sampleEntity({ wilaya: lookup({ label: 'Wilaya', options: algeria.wilayas }), commune })

async function speak(language: Language): Promise<void> {
  setTranslationSource(() => ({ language, locale: language }))
  await loadNames(entity, language)
}

afterEach(() => setTranslationSource(() => undefined))

it.each([
  ['Oran', 'Es Senia', 'السانية'],
  // Each of two communes of one name is called as its own wilaya writes it.
  ['Blida', 'Larbaa', 'الأربعاء'],
  ['Batna', 'Larbaa', 'لارباع'],
  ['Oran', 'Ancienne commune', 'Ancienne commune'],
])('a commune of %s, %s, is called %s in Arabic', async (wilaya, name, called) => {
  await speak('ar')
  const record = { id: 1, wilaya, commune: name }
  expect(textOf(commune, name, record)).toBe(called)
  expect(columnValues(entity, joined('Adresse', ['commune'])).text(record)).toBe(called)
})

it('without its wilaya it is called so where there is one name alone', async () => {
  await speak('ar')
  expect(['Es Senia', 'Larbaa', ''].map((name) => textOf(commune, name))).toEqual(['السانية', 'Larbaa', ''])
})

it('one is called as records hold it once the language is switched back', async () => {
  const name = () => textOf(commune, 'Es Senia')
  expect(name()).toBe('Es Senia')
  await speak('ar')
  expect(name()).toBe('السانية')
  await speak('fr')
  expect(name()).toBe('Es Senia')
})

import type { Language } from '../../../src/schema/values/text.ts'
import { setTranslationSource, type Catalogue } from '../../../src/texts/translation.ts'
import { entityDefaults as arabicDefaults } from '../../../src/texts/ar/entity-defaults.ts'
import { fieldLabels as arabicLabels } from '../../../src/texts/ar/field-labels.ts'
import { entityDefaults as englishDefaults } from '../../../src/texts/en/entity-defaults.ts'
import { fieldLabels as englishLabels } from '../../../src/texts/en/field-labels.ts'
import { entityDefaults as frenchDefaults } from '../../../src/texts/fr/entity-defaults.ts'
import { fieldLabels as frenchLabels } from '../../../src/texts/fr/field-labels.ts'

const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  fr: { entityDefaults: frenchDefaults, fieldLabels: frenchLabels },
  ar: { entityDefaults: arabicDefaults, fieldLabels: arabicLabels },
  en: { entityDefaults: englishDefaults, fieldLabels: englishLabels },
}

/** Builds something with the words that a language has for new entities. */
export function inLanguage<Built>(language: Language, build: () => Built): Built {
  setTranslationSource(() => ({ language, locale: language, catalogue: CATALOGUES[language] }))
  try {
    return build()
  } finally {
    setTranslationSource(() => undefined)
  }
}

import type { Language } from '../../../src/schema/values/text.ts'
import { setTranslationSource, type Catalogue } from '../../../src/texts/translation.ts'
import {
  entityDefaults as arabicDefaults,
  fieldLabels as arabicLabels,
} from '../../../src/texts/ar/developers.ts'
import {
  entityDefaults as englishDefaults,
  fieldLabels as englishLabels,
} from '../../../src/texts/en/developers.ts'
import {
  entityDefaults as frenchDefaults,
  fieldLabels as frenchLabels,
} from '../../../src/texts/fr/developers.ts'

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

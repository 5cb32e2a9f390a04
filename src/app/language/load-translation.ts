import { app } from '../../generated/app.ts'
import { catalogues, configTexts } from '../../generated/languages.ts'
import type { SpokenLanguage } from '../../schema/app.ts'
import { directionOf } from '../../schema/text.ts'
import { keepStoredNames, loadNamesIn } from '../../kinds/dependent-lookup/load-names.ts'
import type { Translation } from '../../texts/translation.ts'

/** The words of a language and what the configs say in it. The program's own comes with each part. */
export async function loadTranslation(spoken: SpokenLanguage): Promise<Translation> {
  if (spoken === app.languages[0]) {
    keepStoredNames()
    return spoken
  }
  const { language } = spoken
  const [words, texts] = await Promise.all([
    catalogues[language]?.(),
    configTexts[language]?.(),
    loadNamesIn(language),
    directionOf(language) === 'rtl' && import('../style/right-to-left.css'),
  ])
  return {
    ...spoken,
    ...(words && { catalogue: words.screenWords }),
    configTexts: new Map(Object.entries(texts?.default ?? {})),
  }
}

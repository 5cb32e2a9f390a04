import { app } from '../../generated/app.ts'
import { configTexts, screenWords } from '../../generated/languages.ts'
import type { SpokenLanguage } from '../../schema/app.ts'
import { directionOf } from '../../schema/text.ts'
import { keepStoredNames, loadNamesIn } from '../../kinds/dependent-lookup/load-names.ts'
import type { Catalogue, ScreenWords, Translation } from '../../texts/translation.ts'
import { setLaterWords } from '../../texts/with-words.ts'

/** The first words of a language and what the configs say in it. The program's own comes with each part. */
export async function loadTranslation(spoken: SpokenLanguage): Promise<Translation> {
  if (spoken === app.languages[0]) {
    keepStoredNames()
    await setLaterWords()
    return spoken
  }
  const { language } = spoken
  const [catalogue, texts] = await Promise.all([
    loadWords(screenWords[language]),
    configTexts[language]?.(),
    loadNamesIn(language),
    directionOf(language) === 'rtl' && import('../style/right-to-left.css'),
  ])
  return { ...spoken, catalogue, configTexts: new Map(Object.entries(texts?.default ?? {})) }
}

/** What the first screens say; the other words come into the same catalogue once a part asks for them. */
async function loadWords(words: ScreenWords | undefined): Promise<Catalogue> {
  if (!words) return {}
  const { firstWords } = await words.first()
  const catalogue = { ...firstWords }
  await setLaterWords(async () => Object.assign(catalogue, (await words.later()).laterWords))
  return catalogue
}

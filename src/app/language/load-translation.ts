import { app } from '../../generated/app.ts'
import { translations } from '../../generated/languages.ts'
import type { SpokenLanguage } from '../../schema/entity/app.ts'
import { directionOf, type Language } from '../../schema/values/text.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { showsNames } from '../../kinds/dependent-lookup/shows-names.ts'
import { setEntityWords, shownEntities } from '../../texts/entity-words.ts'
import type { Translation } from '../../texts/translation.ts'
import { setLaterWords } from '../../texts/with-words.ts'

/** The first words of a language and what the configs say in it. The program's own comes with each part. */
export async function loadTranslation(spoken: SpokenLanguage): Promise<Translation> {
  if (spoken === app.languages[0]) {
    setEntityWords()
    await setLaterWords()
    return spoken
  }
  const { language } = spoken
  const [loaded] = await Promise.all([
    translations[language]?.(),
    directionOf(language) === 'rtl' && import('../style/right-to-left.css'),
  ])
  if (!loaded) return spoken
  const { firstWords, programTexts, loadLaterWords, entityTexts } = loaded.words
  const catalogue = { ...firstWords }
  const configTexts = new Map(Object.entries(programTexts))
  const loadTexts = async (entity: AnyEntity) => {
    const texts = await entityTexts[entity.name]?.()
    for (const [text, said] of Object.entries(texts?.default ?? {})) configTexts.set(text, said)
  }
  // What cannot be fetched is said in the program's own language.
  const loadEntity = (entity: AnyEntity) =>
    Promise.allSettled([loadTexts(entity), loadNames(entity, language)])
  setEntityWords(loadEntity)
  await Promise.all([
    setLaterWords(() =>
      loadLaterWords().then(
        ({ laterWords }) => Object.assign(catalogue, laterWords),
        () => undefined,
      ),
    ),
    ...[...shownEntities].map(loadEntity),
  ])
  return { ...spoken, catalogue, configTexts }
}

/** What lists and forms alone show is no part of the login. */
async function loadNames(entity: AnyEntity, language: Language): Promise<void> {
  if (!showsNames(entity)) return
  const names = await import('../../kinds/dependent-lookup/load-names.ts')
  await names.loadNames(entity, language)
}

import type { Language } from '../../../../src/schema/values/text.ts'
import { wordsFile } from '../features/build-catalogue.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { languagesOf, otherLanguages } from '../program-languages.ts'
import { configTextsPath } from './config-texts.ts'
import { exportConstant, importDefault, importNames, importTypes, objectLiteral } from './structures.ts'

/** What the modules of words are written in, which servers run as they are. */
const WRITTEN_IN: Language = 'fr'

/** The words of the languages beside the program's own: a program of one language carries no others. */
export function buildLanguages(model: Model): string {
  const others = otherLanguages(model)
  return buildSource('entities/app.ts', [
    importTypes('../schema/values/text.ts', 'Language'),
    importTypes('../texts/translation.ts', 'LoadCatalogue', 'LoadLanguageWords'),
    exportConstant({
      name: 'translations',
      type: 'Readonly<Partial<Record<Language, LoadLanguageWords>>>',
      doc: "What pages say in the languages beside the program's own, for browsers.",
      initializer: perLanguage(others, (language) => `() => import('./${languagePath(language)}')`),
    }),
    exportConstant({
      name: 'catalogues',
      type: 'Readonly<Partial<Record<Language, LoadCatalogue>>>',
      doc: 'All words of every language but the one that they are written in, for servers.',
      initializer: perLanguage(
        languagesOf(model.app).filter((language) => language !== WRITTEN_IN),
        (language) => `() => import('../features/registries/${wordsFile('catalogue', language)}.ts')`,
      ),
    }),
  ])
}

/** The file of what pages say in a language, relative to `src/generated/`. */
export function languagePath(language: Language): string {
  return `language-${language}.ts`
}

/** Generates what a page fetches of a language before it is drawn, and what loads the rest. */
export function buildLanguage({ entities }: Model, language: Language): string {
  const later = wordsFile('later-words', language)
  const texts = entities.map(({ entity: { name } }) => [
    name,
    `() => import('./${configTextsPath(language, name)}')`,
  ])
  return buildSource('entities/', [
    importNames(`../features/registries/${wordsFile('first-words', language)}.ts`, 'firstWords'),
    importTypes('../texts/translation.ts', 'LanguageWords'),
    importDefault(`./${configTextsPath(language)}`, 'programTexts'),
    exportConstant({
      name: 'words',
      type: 'LanguageWords',
      doc: 'The words of the first screens and of the whole program; the others are files of their own.',
      initializer: objectLiteral({
        firstWords: 'firstWords',
        programTexts: 'programTexts',
        loadLaterWords: `() => import('../features/registries/${later}.ts')`,
        entityTexts: objectLiteral(Object.fromEntries(texts)),
      }),
    }),
  ])
}

function perLanguage(languages: readonly Language[], load: (language: Language) => string): string {
  return objectLiteral(Object.fromEntries(languages.map((language) => [language, load(language)])))
}

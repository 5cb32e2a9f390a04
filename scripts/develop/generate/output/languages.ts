import type { Language } from '../../../../src/schema/text.ts'
import { wordsFile } from '../features/build-catalogue.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { languagesOf } from '../program-languages.ts'
import { configTextsPath, otherLanguages } from './config-texts.ts'
import { exportConstant, importTypes, objectLiteral } from './structures.ts'

/** What the modules of words are written in, which servers run as they are. */
const WRITTEN_IN: Language = 'fr'

/** The words of the languages beside the program's own: a program of one language carries no others. */
export function buildLanguages(model: Model): string {
  const others = otherLanguages(model)
  return buildSource('entities/app.ts', [
    importTypes('../schema/text.ts', 'Language'),
    importTypes('../texts/translation.ts', 'LoadCatalogue', 'LoadConfigTexts', 'ScreenWords'),
    exportConstant({
      name: 'screenWords',
      type: 'Readonly<Partial<Record<Language, ScreenWords>>>',
      doc: "The words of the languages beside the program's own, for browsers.",
      initializer: perLanguage(others, (language) =>
        objectLiteral({
          first: importOf(wordsFile('first-words', language)),
          later: importOf(wordsFile('later-words', language)),
        }),
      ),
    }),
    exportConstant({
      name: 'catalogues',
      type: 'Readonly<Partial<Record<Language, LoadCatalogue>>>',
      doc: 'All words of every language but the one that they are written in, for servers.',
      initializer: perLanguage(
        languagesOf(model.app).filter((language) => language !== WRITTEN_IN),
        (language) => importOf(wordsFile('catalogue', language)),
      ),
    }),
    exportConstant({
      name: 'configTexts',
      type: 'Readonly<Partial<Record<Language, LoadConfigTexts>>>',
      doc: 'What the configs say in them, for browsers: elsewhere the configs have all languages themselves.',
      initializer: perLanguage(others, (language) => `() => import('./${configTextsPath(language)}')`),
    }),
  ])
}

function perLanguage(languages: readonly Language[], load: (language: Language) => string): string {
  return objectLiteral(Object.fromEntries(languages.map((language) => [language, load(language)])))
}

function importOf(registry: string): string {
  return `() => import('../features/registries/${registry}.ts')`
}

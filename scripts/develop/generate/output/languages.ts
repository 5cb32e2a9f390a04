import type { Language } from '../../../../src/schema/text.ts'
import { catalogueName } from '../features/build-catalogue.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { configTextsPath, otherLanguages } from './config-texts.ts'
import { exportConstant, importTypes, objectLiteral } from './structures.ts'

/** The words of the languages beside the program's own: a program of one language carries no others. */
export function buildLanguages(model: Model): string {
  const load = (path: (language: Language) => string) =>
    objectLiteral(
      Object.fromEntries(
        otherLanguages(model).map((language) => [language, `() => import('${path(language)}')`]),
      ),
    )
  return buildSource('entities/app.ts', [
    importTypes('../schema/text.ts', 'Language'),
    importTypes('../texts/translation.ts', 'LoadCatalogue', 'LoadConfigTexts'),
    exportConstant({
      name: 'catalogues',
      type: 'Readonly<Partial<Record<Language, LoadCatalogue>>>',
      doc: "The words of the languages beside the program's own, each a file of its own for browsers.",
      initializer: load((language) => `../features/registries/${catalogueName(language)}.ts`),
    }),
    exportConstant({
      name: 'configTexts',
      type: 'Readonly<Partial<Record<Language, LoadConfigTexts>>>',
      doc: 'What the configs say in them, for browsers: elsewhere the configs have all languages themselves.',
      initializer: load((language) => `./${configTextsPath(language)}`),
    }),
  ])
}

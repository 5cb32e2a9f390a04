import type { Language } from '../../../../src/schema/text.ts'
import { catalogueName } from '../features/build-catalogue.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { languagesOf } from '../program-languages.ts'
import { configTextsPath, otherLanguages } from './config-texts.ts'
import { exportConstant, importTypes, objectLiteral } from './structures.ts'

/** What the modules of words are written in, which servers run as they are. */
const WRITTEN_IN: Language = 'fr'

/** The words of the languages beside the program's own: a program of one language carries no others. */
export function buildLanguages(model: Model): string {
  const load = (path: (language: Language) => string) =>
    objectLiteral(
      Object.fromEntries(
        otherLanguages(model).map((language) => [language, `() => import('${path(language)}')`]),
      ),
    )
  const [own] = languagesOf(model.app)
  return buildSource('entities/app.ts', [
    importTypes('../schema/text.ts', 'Language'),
    importTypes('../texts/translation.ts', 'LoadCatalogue', 'LoadConfigTexts'),
    exportConstant({
      name: 'catalogues',
      type: 'Readonly<Partial<Record<Language, LoadCatalogue>>>',
      doc: "The words of the languages beside the program's own, each a file of its own for browsers.",
      initializer: load(catalogueFile),
    }),
    exportConstant({
      name: 'ownCatalogue',
      type: 'LoadCatalogue | undefined',
      doc: "The words of the program's own language, for servers: what browsers are sent is built of them.",
      initializer: own === WRITTEN_IN ? 'undefined' : `() => import('${catalogueFile(own)}')`,
    }),
    exportConstant({
      name: 'configTexts',
      type: 'Readonly<Partial<Record<Language, LoadConfigTexts>>>',
      doc: 'What the configs say in them, for browsers: elsewhere the configs have all languages themselves.',
      initializer: load((language) => `./${configTextsPath(language)}`),
    }),
  ])
}

function catalogueFile(language: Language): string {
  return `../features/registries/${catalogueName(language)}.ts`
}

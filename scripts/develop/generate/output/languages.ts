import { catalogueName } from '../features/build-catalogue.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importTypes, objectLiteral } from './structures.ts'

/** The words of the languages beside the program's own: a program of one language carries no others. */
export function buildLanguages({ app: { languages = ['fr'] } }: Model): string {
  const others = languages.slice(1)
  const loads = others.map((language) => [
    language,
    `() => import('../features/registries/${catalogueName(language)}.ts')`,
  ])
  return buildSource('entities/app.ts', [
    importTypes('../schema/text.ts', 'Language'),
    importTypes('../texts/translation.ts', 'LoadCatalogue'),
    exportConstant({
      name: 'catalogues',
      type: 'Readonly<Partial<Record<Language, LoadCatalogue>>>',
      doc: "The words of the languages beside the program's own, each a file of its own for browsers.",
      initializer: objectLiteral(Object.fromEntries(loads)),
    }),
  ])
}

import type { Model } from '../model.ts'
import { otherLanguages } from '../program-languages.ts'
import { clientPath, resourceName } from './client-names.ts'
import { importNames } from './structures.ts'

/** The code that imports an entity's client lazily, with what is said of it where a page may speak another language. */
export function loadResource(name: string, folder: './' | './clients/', model: Model): string {
  const module = clientPath(name).replace('clients/', folder)
  const resource = resourceName(name)
  const loaded = otherLanguages(model).length > 0 ? `inPageLanguage(${resource})` : resource
  return `() => import('${module}').then(({ ${resource} }) => ${loaded})`
}

/** @param source the way to `src/` */
export function importPageLanguage(source: '../' | '../../', model: Model) {
  return otherLanguages(model).length > 0
    ? [importNames(`${source}texts/entity-words.ts`, 'inPageLanguage')]
    : []
}

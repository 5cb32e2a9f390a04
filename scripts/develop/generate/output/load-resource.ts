import { authoringOf } from '../../../../src/kinds/registries/authorings.ts'
import type { EntityFile } from '../model.ts'
import { clientPath, resourceName } from './client-names.ts'
import { importNames } from './structures.ts'

/** The code that imports an entity's client lazily. */
export function loadResource(
  name: string,
  folder: './' | './clients/',
  entities: readonly EntityFile[],
): string {
  const module = clientPath(name).replace('clients/', folder)
  const resource = resourceName(name)
  const loaded = haveNamesToLoad([name], entities) ? `withNames(${resource})` : resource
  return `() => import('${module}').then(({ ${resource} }) => ${loaded})`
}

/** Whether any of these entities has values that are called otherwise in other languages, by names to load. */
export function haveNamesToLoad(names: readonly string[], entities: readonly EntityFile[]): boolean {
  return entities
    .filter(({ entity }) => names.includes(entity.name))
    .flatMap(({ entity }) => Object.values(entity.fields))
    .some((field) => authoringOf(field).loadsNames?.(field) === true)
}

/** @param source the way to `src/` */
export function importWithNames(source: '../' | '../../') {
  return importNames(`${source}kinds/dependent-lookup/with-names.ts`, 'withNames')
}

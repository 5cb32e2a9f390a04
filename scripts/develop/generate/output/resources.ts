import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { importPageLanguage, loadResource } from './load-resource.ts'
import { exportConstant, importTypes, objectLiteral } from './structures.ts'

/** Generates the lazy imports of every entity's client; each is a chunk of its own. */
export function buildResources(model: Model): string {
  const loaders = model.entities.map(({ entity: { name } }) => [
    name,
    loadResource(name, './clients/', model),
  ])
  return buildSource('entities/', [
    importTypes('../api/resource.ts', 'LoadResource'),
    ...importPageLanguage('../', model),
    exportConstant({
      name: 'resources',
      doc: 'The entities by name, loaded when they are first needed.',
      initializer: `${objectLiteral(Object.fromEntries(loaders))} satisfies Record<string, LoadResource>`,
    }),
  ])
}

import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { importWithNames, haveNamesToLoad, loadResource } from './load-resource.ts'
import { exportConstant, importTypes, objectLiteral } from './structures.ts'

/** Generates the lazy imports of every entity's client; each is a chunk of its own. */
export function buildResources({ entities }: Model): string {
  const names = entities.map(({ entity }) => entity.name)
  const loaders = entities.map(({ entity }) => [
    entity.name,
    loadResource(entity.name, './clients/', entities),
  ])
  return buildSource('entities/', [
    importTypes('../api/resource.ts', 'LoadResource'),
    ...(haveNamesToLoad(names, entities) ? [importWithNames('../')] : []),
    exportConstant({
      name: 'resources',
      doc: 'The entities by name, loaded when they are first needed.',
      initializer: `${objectLiteral(Object.fromEntries(loaders))} satisfies Record<string, LoadResource>`,
    }),
  ])
}

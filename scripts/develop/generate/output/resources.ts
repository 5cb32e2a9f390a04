import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { loadResource } from './client.ts'
import { exportConstant, importNames, importTypes, objectOf } from './structures.ts'

/** The way to every entity's client; each is a chunk of its own. */
export function buildResources({ entities }: Model): string {
  const loaders = entities.map(({ entity }) => [entity.name, loadResource(entity.name, './clients/')])
  return buildSource('entities/', [
    importTypes('../api/resource.ts', 'LoadResource'),
    importNames('../engine/loading/load-chunk.ts', 'loadChunk'),
    exportConstant({
      name: 'resources',
      doc: 'The entities by name, loaded when they are first needed.',
      initializer: `${objectOf(Object.fromEntries(loaders))} satisfies Record<string, LoadResource>`,
    }),
  ])
}

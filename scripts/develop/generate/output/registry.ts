import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importNames, importTypes, listOf } from './structures.ts'

/** All entities, for the backend. */
export function buildRegistry({ entities }: Model): string {
  return buildSource('entities/', [
    ...entities.map(({ file, entity }) => importNames(`../../${file}`, entity.name)),
    importTypes('../schema/entity.ts', 'AnyEntity'),
    exportConstant({
      name: 'entities',
      type: 'readonly AnyEntity[]',
      doc: 'Every entity, in the order of the menu.',
      initializer: listOf(entities.map(({ entity }) => entity.name)),
    }),
  ])
}

import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importTypes } from './structures.ts'

/** Where the demo content is, for a project that has any. */
export function buildDemo({ hasDemo }: Model): string {
  const load = "async (create) => (await import('../../entities/demo/fill.ts')).fill(create)"
  return buildSource('entities/demo/', [
    importTypes('../behaviour/behaviour.ts', 'Fill'),
    exportConstant({
      name: 'fill',
      type: 'Fill | undefined',
      doc: 'The demo content, loaded on demand: it is no part of the running product.',
      initializer: hasDemo ? load : 'undefined',
    }),
  ])
}

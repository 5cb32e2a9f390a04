import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importTypes } from './structures.ts'

/** Generates what the docstrings of entities say, which the backend alone loads. */
export function buildDocstrings({ docstrings }: Model): string {
  return buildSource('entities/', [
    importTypes('../schema/entity/entity-texts.ts', 'Docstrings'),
    exportConstant({
      name: 'docstrings',
      type: 'Docstrings',
      doc: 'What the docstrings of entities, fields and actions say.',
      initializer: JSON.stringify(docstrings),
    }),
  ])
}

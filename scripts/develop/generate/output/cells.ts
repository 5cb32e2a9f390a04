import { existsSync } from 'node:fs'
import { kebabCase } from '../../../../src/kinds/core/authoring/naming.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importNames, importTypes, objectLiteral } from './structures.ts'

const KINDS = new URL('../../../../src/kinds/', import.meta.url)

/** Generates the list of how lists show the kinds that entities have fields of; all others are none of the first page. */
export function buildCells({ entities }: Model): string {
  const used = entities.flatMap(({ entity }) => Object.values(entity.fields).map(({ kind }) => kind))
  const kinds = [...new Set(used)].sort().filter((kind) => existsSync(new URL(cellFile(kind), KINDS)))
  return buildSource('entities/', [
    ...kinds.map((kind) => importNames(`../kinds/${cellFile(kind)}`, `${kind}Cell`)),
    importTypes('../kinds/core/cell/cells.ts', 'Cells'),
    exportConstant({
      name: 'cells',
      type: 'Cells',
      doc: 'How lists show the kinds that entities have fields of.',
      initializer: objectLiteral(Object.fromEntries(kinds.map((kind) => [kind, `${kind}Cell`]))),
    }),
  ])
}

function cellFile(kind: string): string {
  return `${kebabCase(kind)}/cell.tsx`
}

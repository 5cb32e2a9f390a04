import { posix } from 'node:path'
import { findKindFile } from '../kinds/read-kinds.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importNames, importTypes, objectLiteral } from './structures.ts'

/** Generates the list of how lists show the kinds that entities have fields of; all others are none of the first page. */
export function buildCells({ root, entities }: Model): string {
  const used = entities.flatMap(({ entity }) => Object.values(entity.fields).map(({ kind }) => kind))
  const files = [...new Set(used)].sort().flatMap((kind) => {
    const file = findKindFile(root, kind, 'cell.tsx')
    return file === undefined ? [] : [[`${kind}Cell`, posix.relative('src/generated', file)] as const]
  })
  return buildSource('entities/', [
    ...files.map(([name, file]) => importNames(file, name)),
    importTypes('../kinds/core/cell/cells.ts', 'Cells'),
    exportConstant({
      name: 'cells',
      type: 'Cells',
      doc: 'How lists show the kinds that entities have fields of.',
      initializer: objectLiteral(
        Object.fromEntries(files.map(([name]) => [name.replace(/Cell$/, ''), name])),
      ),
    }),
  ])
}

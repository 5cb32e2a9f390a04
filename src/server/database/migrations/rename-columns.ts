import { foldedColumn } from '../../../schema/column.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import { meaningOf } from '../../../kinds/meanings.ts'
import type { PlannedTable } from '../planned-table.ts'
import { quoted, type Changes } from './changes.ts'
import { renameColumn } from './statements.ts'

/** Gives the columns of fields their new names, those made of them included. */
export async function renameColumns(changes: Changes, entity: AnyEntity, table: PlannedTable): Promise<void> {
  const planned = new Set(table.columns.map(({ name }) => name))
  for (const [name, field] of Object.entries(entity.fields)) {
    const { renamedFrom } = field
    const found = await changes.find(entity.name)
    if (renamedFrom === undefined || !found) continue
    const before = meaningOf(field).columns(renamedFrom, field)
    const pairs = meaningOf(field)
      .columns(name, field)
      .flatMap((column, index) => pairsOf(before[index]?.name, column.name))
      .filter(([from, to]) => found.columns.has(from) && !found.columns.has(to) && !planned.has(from))
    if (pairs.length === 0) continue
    await changes.make(
      `rename ${quoted(renamedFrom)} of ${quoted(entity.name)} to ${quoted(name)}`,
      pairs.map(([from, to]) => renameColumn(entity.name, from, to)),
      { table: entity.name },
    )
  }
}

function pairsOf(from: string | undefined, to: string): readonly (readonly [string, string])[] {
  if (from === undefined) return []
  return [
    [from, to],
    [foldedColumn(from), foldedColumn(to)],
  ]
}

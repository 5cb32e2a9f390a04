import type { ListColumn } from '../../../src/schema/list-column.ts'
import { readFieldNames } from '../entity-paths.ts'
import { namesNo, type Mistake } from '../mistake.ts'
import type { EntityFile } from '../model.ts'

/** A column shows, or joins, fields that records carry. */
export function findUnknownColumns({ file, entity }: EntityFile): readonly Mistake[] {
  const known = readFieldNames(entity)
  return entity.list.columns.flatMap((column, index) =>
    namesOf(column)
      .filter((name) => !known.includes(name))
      .map((name) => ({ file, where: `list.columns[${index}]`, message: namesNo('field', name, known) })),
  )
}

function namesOf(column: ListColumn): readonly string[] {
  if (typeof column === 'string') return [column]
  return 'joined' in column ? column.joined : []
}

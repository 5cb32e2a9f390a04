import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { definitionOf } from '../definition/definitions.ts'
import { ID_COLUMN } from './sheet-columns.ts'

/** The columns by which the rows of a file can find their records: the id, and what no two records share. */
export function importKeys({ fields }: AnyEntity): readonly string[] {
  const unique = Object.entries(fields).filter(([name, field]) => {
    const [column, ...others] = definitionOf(field).columns(name, field)
    return others.length === 0 && column?.isUnique === true
  })
  return [ID_COLUMN, ...unique.map(([name]) => name)]
}

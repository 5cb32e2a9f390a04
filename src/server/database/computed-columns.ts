import { meaningOf } from '../../kinds/meanings.ts'
import type { Row } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'

/** The columns of the fields that are worked out, as the other columns of the row have them. */
export function computedColumns({ fields, computed = {} }: AnyEntity, row: Row): Row {
  const values = Object.fromEntries(
    Object.keys(computed).length === 0
      ? []
      : Object.entries(fields).map(([name, field]) => [name, meaningOf(field).fromRow(name, field, row)]),
  )
  const columns = {}
  for (const [name, compute] of Object.entries(computed)) {
    const field = fields[name]
    if (!field) continue
    values[name] = compute(values)
    Object.assign(columns, meaningOf(field).toRow(name, field, values[name]))
  }
  return columns
}

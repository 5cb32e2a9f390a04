import { sql, type RawBuilder } from 'kysely'
import { filterSchemas } from '../../kinds/core/filter/filters.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import { foldedColumn, type Column } from '../../schema/entity/column.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { JsonWriter } from './database.ts'

/** A column of a deleted record, as its entry of the trash has it. */
interface DeletedColumn {
  readonly name: string
  readonly value: RawBuilder<unknown>
  /** Whether the rules of who sees which records compare it with a value as it stands: an index has it. */
  readonly isCompared: boolean
}

/** PostgreSQL has no index of long texts, which a field may have had while it was of another kind. No choice is as long. */
const LONGEST = 255

/** The columns that conditions ask of a deleted record of this entity. */
export function deletedColumns(json: JsonWriter, { access, fields }: AnyEntity): readonly DeletedColumn[] {
  return Object.entries(fields).flatMap(([field, each]) => {
    const definition = definitionOf(each)
    const former = definition.columns(each.renamedFrom ?? field, each)
    const columns = definition.columns(field, each)
    const filters = filterSchemas(each)
    const isAsked = access?.rows !== undefined && columns.length === 1 && !!(filters.in ?? filters.is)
    return columns.flatMap((column, place) => {
      const names = [column.name, former[place]?.name ?? column.name]
      const read = readFirst(json, column.type, names, column.empty)
      const isCompared = isAsked && column.type !== 'json'
      const value = isCompared && column.type === 'text' ? sql`substr(${read}, 1, ${sql.lit(LONGEST)})` : read
      const folded = readFirst(json, 'text', names.map(foldedColumn), null)
      return [
        { name: column.name, value, isCompared },
        ...(column.isFolded ? [{ name: foldedColumn(column.name), value: folded, isCompared: false }] : []),
      ]
    })
  })
}

/** Written without parameters, so that a database finds the index that has it. */
function readFirst(
  json: JsonWriter,
  type: Column['type'],
  names: readonly string[],
  empty: Column['empty'],
): RawBuilder<unknown> {
  const values = [...new Set(names)].map((name) => json.read(type, sql.id('record'), name))
  return sql`coalesce(${sql.join([...values, sql.lit(empty)])})`
}

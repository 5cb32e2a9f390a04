import type { EntityRequest } from '../entity-request.ts'
import type { DescribedTable } from './described-table.ts'
import { readColumn } from './read-column.ts'
import { tableWords } from './table-names.ts'

/** An entity that is asked for by its table. */
export interface NamedTable {
  readonly name: string
  readonly table: DescribedTable
}

/** The entity that a table speaks of, among those that run on the other tables. */
export function requestOfTable(
  { name, table }: NamedTable,
  entityOf: (table: string) => string | undefined,
  isExact: boolean,
): EntityRequest {
  const { columns, key, unique } = table
  const alone = unique.filter(({ length }) => length === 1).flat()
  const read = columns
    .filter(({ name: column }) => !key.includes(column))
    .map((column) =>
      readColumn(column, {
        reference: findTarget(table, column.name, entityOf),
        isUnique: alone.includes(column.name),
        isUniqueTogether: unique.flat().includes(column.name),
        isExact,
      }),
    )
  const fields = read.flatMap(({ field }) => field ?? [])
  const fieldOf = (column: string) =>
    fields.find((field) => (field.options['renamedFrom'] ?? field.name) === column)?.name
  const together = unique
    .filter(({ length }) => length > 1)
    .map((group) => group.map(fieldOf))
    .filter((group) => group.every((field) => field !== undefined))
  return {
    name,
    ...tableWords(name),
    ...(name !== table.name && { renamedFrom: table.name }),
    ...(together.length > 0 && { uniqueTogether: together }),
    fields,
    remarks: [
      ...describeKey(table),
      ...read.flatMap(({ remark }) => remark ?? []),
      ...describeLost(table, entityOf),
    ],
  }
}

/** The entity of the table that a column leads to by its key. */
function findTarget(
  { references }: DescribedTable,
  column: string,
  entityOf: (table: string) => string | undefined,
) {
  const found = references.find(({ columns }) => columns.length === 1 && columns[0] === column)
  const to = found && entityOf(found.table)
  return to === undefined ? undefined : { to, onDelete: found?.onDelete ?? '' }
}

function describeKey({ key: [key] }: DescribedTable): readonly string[] {
  return key === undefined || key === 'id'
    ? []
    : [`${key}: is the key, which the start renames to id once you agree`]
}

function describeLost(
  { references }: DescribedTable,
  entityOf: (table: string) => string | undefined,
): readonly string[] {
  return references.flatMap(({ columns, table }) => {
    if (columns.length > 1)
      return [`${columns.join(', ')}: lead to ${table} together; a reference is one column`]
    return entityOf(table) === undefined
      ? [
          `${columns.join()}: leads to the table ${table}, on which no entity runs; write reference({ … }) once there is one`,
        ]
      : []
  })
}

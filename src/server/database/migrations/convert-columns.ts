import { sql } from 'kysely'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { reasonOf } from '../../errors/database-unavailable.ts'
import { StartupError } from '../../errors/startup-error.ts'
import type { DatabaseAdapter, FoundColumn, FoundTable } from '../database.ts'
import type { PlannedColumn, PlannedTable } from '../planned-table.ts'
import { type Migration, quoted } from './migration.ts'
import { type Convert, createConvert, fillColumn, rewriteColumn } from './fill-column.ts'
import { payloadOf } from '../../../kinds/registries/payloads.ts'
import { hasNarrowed } from '../../../kinds/core/storage/described-kind.ts'
import { isMisread, isSameKind, readColumnKinds } from './column-kinds.ts'
import { addColumn, dropColumn, renameColumn } from './statements.ts'

/** Converts the columns that do not fit their field any more. */
export async function convertColumns(
  migration: Migration,
  table: PlannedTable,
  entity: AnyEntity | undefined,
): Promise<void> {
  const kinds = entity ? await readColumnKinds(migration.queries, entity) : new Map<string, string>()
  for (const column of table.columns) {
    const found = await migration.find(table.name)
    const old = found?.columns.get(column.name)
    if (!found || !old) continue
    const field = fieldOf(entity, column.name)
    const isForeign = isMisread(kinds.get(column.name), field?.kind)
    // Another program may ask for a value where the form does.
    const isAsked = field?.required === true && migration.adopted.has(table.name)
    if (isFit(migration.adapter, column, old, isAsked) && !isForeign) {
      const before = kinds.get(column.name)
      // Whoever holds a role that is not there any more is not given what those without one may.
      const isRole = field !== undefined && field === entity?.fields[entity.account?.role ?? '']
      if (entity && field && !isRole && before !== undefined && hasNarrowed(before, field, payloadOf(field)))
        await readAgain(migration, { table: table.name, column, entity, field, before })
      continue
    }
    await convertColumn(migration, { table: table.name, column, found, old, entity, field, isForeign })
  }
}

interface Conversion {
  readonly table: string
  readonly column: PlannedColumn
  readonly found: FoundTable
  readonly old: FoundColumn
  /** Undefined for a system table. */
  readonly entity: AnyEntity | undefined
  readonly field: Field | undefined
  /** The column holds values of a kind that the field cannot read. */
  readonly isForeign: boolean
}

interface Rereading extends Pick<Conversion, 'table' | 'column'> {
  readonly entity: AnyEntity
  readonly field: Field
  /** The kind that it had, and what limited it. */
  readonly before: string
}

/** The column fits as it is, and its values may be none of the field any more. */
async function readAgain(
  migration: Migration,
  { table, column, entity, field, before }: Rereading,
): Promise<void> {
  const { name } = column
  const isSame = isSameKind(before, field)
  const { changed, lost: records } = await rewriteColumn(migration.queries, { table, column, field, before })
  if (changed + records === 0) return
  const words = isSame ? 'what it takes now' : `values of kind ${field.kind}`
  const fill = sql`update ${sql.table(table)} set ${sql.id(name)} = … -- read as its form would`
  const lost = { kind: 'values', entity: entity.name, field: name, records, isNarrowed: isSame } as const
  migration.note(`make ${quoted(name)} of ${quoted(table)} hold ${words}`, [fill], {
    table,
    lost: records > 0 ? lost : null,
  })
}

/** SQLite cannot alter a column: the values are copied to a new one, which is then renamed. */
async function convertColumn(migration: Migration, conversion: Conversion): Promise<void> {
  const { adapter, queries } = migration
  const { table, column, found, old, entity } = conversion
  const { name, references } = column
  const to = `${name}_converted`
  const add = addColumn(adapter, table, { ...column, name: to })
  const finish = [...dropColumn(table, found, name), renameColumn(table, to, name)]
  await add.execute(queries)
  const convert = chooseConvert(adapter, conversion)
  const records = await fillColumn(queries, { table, from: name, old, to, convert, references })
  try {
    for (const statement of finish) await statement.execute(queries)
  } catch (error) {
    // Another program may have a rule, a view or an index on it.
    throw new StartupError(
      `${table}.${name} cannot be made ${describe(adapter, conversion)}: ${reasonOf(error)}`,
    )
  }
  const fill = sql`update ${sql.table(table)} set ${sql.id(to)} = … -- ${sql.id(name)}, read as its form would`
  migration.note(
    `make ${quoted(name)} of ${quoted(table)} ${describe(adapter, conversion)}`,
    [add, fill, ...finish],
    {
      table,
      lost: entity && records > 0 ? { kind: 'values', entity: entity.name, field: name, records } : null,
    },
  )
}

function isFit(
  adapter: DatabaseAdapter,
  column: PlannedColumn,
  found: FoundColumn,
  isAsked: boolean,
): boolean {
  if (found.type !== adapter.columnType(column.type) && !adapter.holds(column, found.type)) return false
  if (column.empty === null && !found.isNullable && !isAsked) return false
  return found.references === (column.references ?? null)
}

function describe(adapter: DatabaseAdapter, { column, old: found, field, isForeign }: Conversion): string {
  if (field && isForeign) return `hold a value of kind ${field.kind}`
  const type = adapter.columnType(column.type)
  if (type !== found.type && !adapter.holds(column, found.type)) return `${type} instead of ${found.type}`
  if (found.references === (column.references ?? null)) return 'one that may be empty'
  return column.references === undefined ? 'refer to nothing' : `refer to ${quoted(column.references)}`
}

function chooseConvert(adapter: DatabaseAdapter, { column, old, field, isForeign }: Conversion): Convert {
  if (isForeign) return () => undefined
  // Ids of another entity mean nothing here.
  if (old.references !== null && column.references !== undefined && old.references !== column.references)
    return () => undefined
  const convert = createConvert(column.name, field)
  // SQLite stores booleans as 0 or 1.
  return old.type === adapter.columnType('boolean')
    ? (value) => convert(value === null ? null : Boolean(value))
    : convert
}

function fieldOf(entity: AnyEntity | undefined, column: string): Field | undefined {
  const found = Object.entries(entity?.fields ?? {}).find(([name, field]) =>
    definitionOf(field)
      .columns(name, field)
      .some((each) => each.name === column),
  )
  return found?.[1]
}

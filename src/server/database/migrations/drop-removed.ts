import { sql, type SqlBool } from 'kysely'
import { collatedColumn, foldedColumn } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { TEXT_LANGUAGES } from '../../../kinds/localized-text/definition.ts'
import type { FoundTable } from '../database.ts'
import { fieldTableName, fieldTables, planFieldTables } from '../field-tables.ts'
import type { PlannedTable } from '../planned-table.ts'
import { type Migration, quoted } from './migration.ts'
import { countRowsOf, holdsData } from './fill-column.ts'
import { dropColumn } from './statements.ts'
import { derivationName, savedEntities } from '../derivation.ts'
import { STATE_TABLE } from '../system-tables.ts'
import { kindsName } from './column-kinds.ts'
import { isAdopted } from './adopt-tables.ts'
import { readDerived } from './releases.ts'

/**
 * Drops the columns of removed fields if they hold data. Empty ones stay, in case the field comes back.
 * @param rows The field of the entity whose table it is, where that is one of its own.
 */
export async function dropRemovedColumns(
  migration: Migration,
  entity: AnyEntity,
  table: PlannedTable,
  rows?: string,
): Promise<void> {
  const found = await migration.find(table.name)
  // Another program may use what no field tells of.
  if (!found || migration.adopted.has(table.name)) return
  const planned = new Set(['id', ...table.columns.map(({ name }) => name)])
  const derived = await readDerived(migration, table.name)
  const vanished = [...found.columns.keys()].filter(
    (name) => !planned.has(name) && !derived.has(name) && !isMade(name, found),
  )
  for (const { field, columns } of fieldsOf(vanished)) {
    const held = columns.flatMap((name) => {
      const column = found.columns.get(name)
      return column ? [holdsData(name, column)] : []
    })
    const records = await countRowsOf(
      migration.queries,
      table.name,
      sql<SqlBool>`(${sql.join(held, sql` or `)})`,
    )
    if (records === 0) continue
    const kind = rows !== undefined ? 'cell' : Object.hasOwn(entity.fields, field) ? 'values' : 'field'
    const place = rows === undefined ? field : `${rows}.${field}`
    await migration.make(
      `drop ${quoted(...columns)} of ${quoted(table.name)}`,
      columns
        .flatMap((name) => [name, foldedColumn(name), collatedColumn(name)])
        .filter((name) => found.columns.has(name) && !planned.has(name))
        .flatMap((name) => dropColumn(table.name, found, name)),
      { table: table.name, lost: { kind, entity: entity.name, field: place, records } },
    )
  }
}

/** Drops the columns of fields that rows have no more, if they hold data. */
export async function dropRemovedCells(migration: Migration, entity: AnyEntity): Promise<void> {
  const tables = new Map(planFieldTables(entity).map((table) => [table.name, table]))
  for (const [field] of fieldTables(entity)) {
    const table = tables.get(fieldTableName(entity.name, field))
    if (table) await dropRemovedColumns(migration, entity, table, field)
  }
}

/** A derived column has no data of its own. */
function isMade(name: string, { columns }: FoundTable): boolean {
  return [...columns.keys()].some((other) => [foldedColumn(other), collatedColumn(other)].includes(name))
}

interface RemovedField {
  readonly field: string
  readonly columns: readonly string[]
}

/** The columns of a localized text belong together. */
function fieldsOf(columns: readonly string[]): readonly RemovedField[] {
  const fields = new Map<string, readonly string[]>()
  for (const column of columns) {
    const stem = column.replace(/_[a-z]+$/, '')
    const all = TEXT_LANGUAGES.map((language) => `${stem}_${language}`)
    const isLocalized = all.includes(column) && all.every((each) => columns.includes(each))
    fields.set(isLocalized ? stem : column, isLocalized ? all : [column])
  }
  return [...fields].map(([field, own]) => ({ field, columns: own }))
}

/** Drops the tables of removed entities if they hold rows. Empty ones stay, and so do tables of other programs. */
export async function dropRemovedTables(
  migration: Migration,
  entities: readonly AnyEntity[],
  tables: readonly PlannedTable[],
): Promise<void> {
  const present = new Set(entities.map(({ name }) => name))
  const vanished = (await savedEntities(migration.queries)).filter((name) => !present.has(name))
  const all = [...tables.map(({ name }) => name), ...vanished]
  for (const name of vanished) {
    if (!(await migration.find(name)) || (await isAdopted(migration, name))) continue
    const records = await countRowsOf(migration.queries, name)
    if (records === 0) continue
    await migration.make(
      `drop the table ${quoted(name)}`,
      [...(await dropLinks(migration, all, name)), sql`drop table ${sql.table(name)}`],
      { lost: { kind: 'entity', entity: name, records } },
    )
    await migration.queries
      .deleteFrom(STATE_TABLE)
      .where('name', 'in', [derivationName(name), kindsName(name)])
      .execute()
  }
}

/** The columns that still refer to a table: no field uses them any more. */
async function dropLinks(migration: Migration, tables: readonly string[], target: string) {
  const statements = []
  for (const table of tables) {
    const found = await migration.find(table)
    for (const [column, { references }] of found?.columns ?? [])
      if (found && references === target) statements.push(...dropColumn(table, found, column))
  }
  return statements
}

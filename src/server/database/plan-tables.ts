import { collatedColumn, type Column, foldedColumn } from '../../schema/entity/column.ts'
import { areRolesData } from '../../schema/access/data-roles.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { figureFieldOf, sourceOf } from '../../schema/entity/rollup.ts'
import { filterSchemas } from '../../kinds/core/filter/filters.ts'
import { isSortable } from '../../kinds/core/cell/list-columns.ts'
import { labelColumns } from '../../kinds/reference/label-columns.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import { StartupError } from '../errors/startup-error.ts'
import {
  ACCOUNT_ROLES_TABLE,
  accountLanguagesTable,
  accountLinksTable,
  accountRolesTable,
  auditLogTable,
  dataVersionsTable,
  givenPasswordsTable,
  pendingUploadsTable,
  idempotencyKeysTable,
  loginAttemptsTable,
  processesTable,
  sessionsTable,
  stateTable,
  trashTable,
} from './system-tables.ts'
import { planFieldTables } from './field-tables.ts'
import type { AccountTable, PlannedColumn, PlannedTable, WithTables } from './planned-table.ts'

export const SEARCH_KEY = 'search_key'
/** The version of a row for optimistic locking, from 1. */
export const ROW_VERSION = 'row_version'

const TIMES: readonly PlannedColumn[] = [
  { name: 'created_at', type: 'text', empty: '', isTimestamp: true },
  { name: 'updated_at', type: 'text', empty: '', isTimestamp: true },
]

const plainTables: readonly PlannedTable[] = [
  stateTable,
  auditLogTable,
  trashTable,
  dataVersionsTable,
  idempotencyKeysTable,
  loginAttemptsTable,
  processesTable,
  pendingUploadsTable,
]

/** The table names that no entity may have. */
export function systemTables(features: readonly WithTables[]): readonly string[] {
  return [
    sessionsTable.name,
    accountLanguagesTable.name,
    accountLinksTable.name,
    ACCOUNT_ROLES_TABLE,
    ...[...plainTables, ...tablesOf(features), ...accountTablesOf(features)].map(({ name }) => name),
  ]
}

function tablesOf(features: readonly WithTables[]): readonly PlannedTable[] {
  return features.flatMap(({ tables = [] }) => tables)
}

function accountTablesOf(features: readonly WithTables[]): readonly AccountTable[] {
  return features.flatMap(({ accountTables = [] }) => accountTables)
}

/** All tables of the program. */
export function planTables(
  entities: readonly AnyEntity[],
  features: readonly WithTables[],
): readonly PlannedTable[] {
  const accounts = entities.filter((entity) => entity.account)
  const ofAccounts = [
    sessionsTable,
    accountLanguagesTable,
    ...accountTablesOf(features),
    accountLinksTable,
    givenPasswordsTable,
  ]
  const tables = [
    ...plainTables,
    ...tablesOf(features),
    ...accounts.flatMap((account) => ofAccounts.flatMap((table) => table.plan(account) ?? [])),
    ...(areRolesData(accounts) ? [accountRolesTable] : []),
    ...entities.map((entity) => planEntityTable(entity, entities)),
    ...entities.flatMap(planFieldTables),
  ]
  for (const table of tables) assertPlan(table, tables)
  return tables
}

/** The tables of this program that hold second factors of its accounts. */
export function factorTablesOf(
  { entity }: { readonly entity: AnyEntity },
  features: readonly WithTables[],
): readonly string[] {
  const tables = features.flatMap(({ factorTables = [] }) => factorTables)
  return tables.flatMap((table) => table.plan(entity)?.name ?? [])
}

/** The columns of an entity's fields. */
function fieldColumns(entity: AnyEntity): readonly Column[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => definitionOf(field).columns(name, field))
}

/** Those that other fields, or other records, give their values. */
function workedOutColumns({ fields, computed = {}, rollups = {} }: AnyEntity): readonly string[] {
  return Object.keys({ ...computed, ...rollups }).flatMap((name) => {
    const field = fields[name]
    return field
      ? definitionOf(field)
          .columns(name, field)
          .map((column) => column.name)
      : []
  })
}

function planEntityTable(entity: AnyEntity, entities: readonly AnyEntity[]): PlannedTable {
  const columns = fieldColumns(entity)
  const worked = new Set(workedOutColumns(entity))
  const planned = columns.map((column) => (worked.has(column.name) ? { ...column, isDerived: true } : column))
  const folded = columns.filter(({ isFolded }) => isFolded).map(({ name }) => derivedText(foldedColumn(name)))
  const collated = columns
    .filter(({ isCollated }) => isCollated)
    .map(({ name }) => derivedText(collatedColumn(name)))
  const search = derivedText(SEARCH_KEY)
  const version: PlannedColumn = { name: ROW_VERSION, type: 'integer', empty: 1 }
  const moment = momentOf(entity)
  return {
    name: entity.name,
    ...(moment !== undefined && { moment }),
    columns: [...planned, ...folded, ...collated, search, version, ...TIMES],
    unique: columns
      .filter((column) => column.isUnique)
      .map((column) => ({ name: comparedColumn(column), type: column.type })),
    uniqueTogether: (entity.uniqueTogether ?? []).map((names) =>
      names.flatMap((name) => togetherColumns(entity, name)),
    ),
    lookups: [
      ...[...new Set([...filteredColumns(entity), ...labelLookups(entity, entities)])].map((name) => [name]),
      ...rollupLookups(entity, entities),
    ],
  }
}

/** When a record takes place: lessons of an instructor and visits of a room are asked for by a span of days. */
function momentOf({ fields }: AnyEntity): string | undefined {
  const found = Object.entries(fields).find(
    ([, field]) => field.required && definitionOf(field).rangeInput === 'date',
  )
  return found?.[0]
}

function togetherColumns({ fields }: AnyEntity, name: string): readonly PlannedColumn[] {
  const field = fields[name]
  const columns = field ? definitionOf(field).columns(name, field) : []
  return columns.map((column) => ({ ...column, name: comparedColumn(column) }))
}

/**
 * The columns that lists are filtered by with an equality or a range. A foreign key has an index already, and so has a
 * column that lists are sorted by as it is, which a text is not. A list in a column is looked into, which no index helps.
 */
function filteredColumns(entity: AnyEntity): readonly string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const schemas = filterSchemas(field)
    const [column] = definitionOf(field).columns(name, field)
    const isCompared = schemas.in !== undefined || schemas.from !== undefined
    if (!column || !isCompared || column.type === 'json' || column.references !== undefined) return []
    if (isSortable(entity, name) && column.type !== 'text') return []
    return [schemas.from ? comparedColumn(column) : column.name]
  })
}

const indexed = new WeakMap<AnyEntity, ReadonlySet<string>>()

/** The columns of an entity that an index has as they are, all rows and alone. */
export function indexedColumns(entity: AnyEntity, entities: readonly AnyEntity[]): ReadonlySet<string> {
  const known = indexed.get(entity)
  if (known) return known
  const { columns, lookups = [] } = planEntityTable(entity, entities)
  const sorted = columns.filter(
    ({ name, type }) => type !== 'text' && type !== 'json' && isSortable(entity, name),
  )
  const references = columns.filter((column) => column.references !== undefined)
  const alone = lookups.filter(({ length }) => length === 1).flat()
  const found = new Set([...alone, ...[...sorted, ...references].map(({ name }) => name)])
  indexed.set(entity, found)
  return found
}

function derivedText(name: string): PlannedColumn {
  return { name, type: 'text', empty: '', isDerived: true }
}

/** Texts that imports find records by. Lists are sorted by another column of a text, so that no other index has them. */
function labelLookups(entity: AnyEntity, entities: readonly AnyEntity[]): readonly string[] {
  return labelColumns(entities, entity)
    .filter(({ isFolded }) => isFolded)
    .map(comparedColumn)
}

/** The days among the records of one other record, of which its rollups show the latest or the earliest. */
function rollupLookups({ name }: AnyEntity, entities: readonly AnyEntity[]): readonly (readonly string[])[] {
  const pairs = new Map<string, readonly string[]>()
  for (const rollup of entities.flatMap(({ rollups = {} }) => Object.values(rollups))) {
    if (!rollup || 'count' in rollup || 'sum' in rollup) continue
    const [from, column] = sourceOf(rollup)
    const day = figureFieldOf(rollup)
    if (from === name && day !== undefined) pairs.set(`${column} ${day}`, [column, day])
  }
  return [...pairs.values()]
}

/** The column that values are compared by. */
export function comparedColumn(column: Column): string {
  return column.isFolded ? foldedColumn(column.name) : column.name
}

/** The column that values are sorted by. */
export function sortedColumn(column: Column): string {
  return column.isCollated ? collatedColumn(column.name) : comparedColumn(column)
}

function assertPlan(table: PlannedTable, tables: readonly PlannedTable[]): void {
  if (tables.some((other) => other !== table && other.name === table.name)) {
    throw new StartupError(`${table.name}: two tables have this name; rename the entity.`)
  }
  const names = ['id', ...table.columns.map((column) => column.name)]
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new StartupError(`${table.name}: two columns are named "${twice}"; rename the field.`)
  for (const { name, references } of table.columns) {
    if (references === undefined || tables.some((other) => other.name === references)) continue
    throw new StartupError(`${table.name}.${name} refers to "${references}", which is no entity.`)
  }
}

import { foldedColumn, type Column, type ColumnValue } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { meaningOf } from '../../schema/kinds.ts'
import { StartupError } from '../startup-error.ts'

export interface PlannedColumn extends Pick<Column, 'name' | 'type'> {
  readonly empty: ColumnValue
  readonly references?: string
  /** Rows go with the row they refer to; without it that row stays as long as they do. */
  readonly goesWithTarget?: boolean
}

/** A table as the entities want it; `id` goes without saying. */
export interface PlannedTable {
  readonly name: string
  readonly columns: readonly PlannedColumn[]
  /** Columns of which no two rows hold the same, the empty text aside. */
  readonly unique: readonly string[]
}

export const SEARCH_KEY = 'search_key'
export const SESSIONS_TABLE = 'sessions'
export const STATE_TABLE = 'tribune_state'

const TIMES: readonly PlannedColumn[] = [
  { name: 'created_at', type: 'text', empty: '' },
  { name: 'updated_at', type: 'text', empty: '' },
]

const state: PlannedTable = {
  name: STATE_TABLE,
  columns: [
    { name: 'name', type: 'text', empty: '' },
    { name: 'value', type: 'text', empty: '' },
  ],
  unique: ['name'],
}

/** Every table of the program. */
export function planTables(entities: readonly AnyEntity[]): readonly PlannedTable[] {
  const accounts = entities.filter((entity) => entity.account)
  const tables = [state, ...accounts.map(planSessions), ...entities.map(planEntityTable)]
  for (const table of tables) assertPlan(table, tables)
  return tables
}

/** The columns that an entity's fields lie in. */
export function fieldColumns(entity: AnyEntity): readonly Column[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => meaningOf(field).columns(name, field))
}

function planEntityTable(entity: AnyEntity): PlannedTable {
  const columns = fieldColumns(entity)
  const folded = columns
    .filter((column) => column.isFolded)
    .map((column): PlannedColumn => ({ name: foldedColumn(column.name), type: 'text', empty: '' }))
  const search: PlannedColumn = { name: SEARCH_KEY, type: 'text', empty: '' }
  return {
    name: entity.name,
    columns: [...columns, ...folded, search, ...TIMES],
    unique: columns.filter((column) => column.isUnique).map(comparedColumn),
  }
}

/** The column that a value is compared and sorted by. */
export function comparedColumn(column: Column): string {
  return column.isFolded ? foldedColumn(column.name) : column.name
}

function planSessions(account: AnyEntity): PlannedTable {
  return {
    name: SESSIONS_TABLE,
    columns: [
      { name: 'token_hash', type: 'text', empty: '' },
      { name: 'account_id', type: 'integer', empty: null, references: account.name, goesWithTarget: true },
      { name: 'created_at', type: 'text', empty: '' },
      { name: 'last_seen_at', type: 'text', empty: '' },
    ],
    unique: ['token_hash'],
  }
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

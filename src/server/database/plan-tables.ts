import { foldedColumn, type Column } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { meaningOf } from '../../kinds/meanings.ts'
import { StartupError } from '../startup-error.ts'
import { auditLogTable } from './system-tables/audit-log.ts'
import { dataVersionsTable } from './system-tables/data-versions.ts'
import { fileClaimsTable } from './system-tables/file-claims.ts'
import { idempotencyKeysTable } from './system-tables/idempotency-keys.ts'
import { loginAttemptsTable } from './system-tables/login-attempts.ts'
import type { PlannedColumn, PlannedTable } from './planned-table.ts'
import { processesTable } from './system-tables/processes.ts'
import { planSessions, SESSIONS_TABLE } from './system-tables/sessions.ts'
import { stateTable } from './system-tables/state.ts'

export const SEARCH_KEY = 'search_key'
/** Counts the changes of a row, from 1; who edits tells by it what they have seen. */
export const ROW_VERSION = 'row_version'

const TIMES: readonly PlannedColumn[] = [
  { name: 'created_at', type: 'text', empty: '' },
  { name: 'updated_at', type: 'text', empty: '' },
]

const plainTables: readonly PlannedTable[] = [
  stateTable,
  auditLogTable,
  dataVersionsTable,
  idempotencyKeysTable,
  loginAttemptsTable,
  processesTable,
  fileClaimsTable,
]

/** The names that no entity may have. */
export const SYSTEM_TABLES: readonly string[] = [SESSIONS_TABLE, ...plainTables.map(({ name }) => name)]

/** Every table of the program. */
export function planTables(entities: readonly AnyEntity[]): readonly PlannedTable[] {
  const accounts = entities.filter((entity) => entity.account)
  const tables = [...plainTables, ...accounts.map(planSessions), ...entities.map(planEntityTable)]
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
  const version: PlannedColumn = { name: ROW_VERSION, type: 'integer', empty: 1 }
  return {
    name: entity.name,
    columns: [...columns, ...folded, search, version, ...TIMES],
    unique: columns.filter((column) => column.isUnique).map(comparedColumn),
  }
}

/** The column that a value is compared and sorted by. */
export function comparedColumn(column: Column): string {
  return column.isFolded ? foldedColumn(column.name) : column.name
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

import type { Account } from '../../schema/access/account.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Column, ColumnValue } from '../../schema/entity/column.ts'

export interface PlannedColumn extends Pick<Column, 'name' | 'type'> {
  readonly empty: ColumnValue
  readonly references?: string
  /** It is compared by its fold, and never as it stands. */
  readonly isFolded?: boolean
  /** It holds when a row was written, which nothing is searched or sorted by. */
  readonly isTimestamp?: boolean
  /** It is made of other columns, and holds no data of its own. */
  readonly isDerived?: boolean
  /** `on delete cascade`; without it `restrict`. */
  readonly goesWithTarget?: boolean
}

/** The wanted definition of a table; every table has an `id`. */
export interface PlannedTable {
  readonly name: string
  readonly columns: readonly PlannedColumn[]
  /** Unique columns; null and the empty text may repeat. Rows are looked up in them by `holdsUnique`. */
  readonly unique?: readonly Pick<PlannedColumn, 'name' | 'type'>[]
  /** Unique columns that are never empty. */
  readonly keys?: readonly string[]
  /** Columns that are unique together, where none is null or the empty text. */
  readonly uniqueTogether?: readonly (readonly PlannedColumn[])[]
  /** Stands behind each foreign key in its index: rows are looked up by both. */
  readonly moment?: string
  /** Columns with a common index, besides foreign keys. */
  readonly lookups?: readonly (readonly string[])[]
  /** Whether its rows wait in the trash with the record that they went with, and come back with it. */
  readonly waitsInTrash?: boolean
  /** Whether all processes are told when it changes. */
  readonly isAnnounced?: boolean
}

/** A table of the program whose rows belong to records, wait in the trash with them and come back with them. */
export interface AttachedTable {
  readonly name: string
  /** The entity of the records. */
  readonly entity: string
  /** The column that names the record. */
  readonly owner: string
  /** What a row holds in each column that it was stored without. */
  readonly empty: Readonly<Record<string, ColumnValue>>
}

/** A feature that may have tables. Taken out it leaves them as they are, and finds them again when it is back. */
export interface WithTables {
  readonly tables?: readonly PlannedTable[]
  /** Those that refer to accounts. */
  readonly accountTables?: readonly AccountTable[]
  /** Those of them that hold what second factors are made of, by `account_id`: a reset empties them of an account. */
  readonly factorTables?: readonly AccountTable[]
}

type Definition = Omit<PlannedColumn, 'name'>

const KINDS = {
  text: { type: 'text', empty: '' },
  integer: { type: 'integer', empty: 0 },
  'integer or null': { type: 'integer', empty: null },
  real: { type: 'real', empty: 0 },
  boolean: { type: 'boolean', empty: false },
  list: { type: 'json', empty: '[]' },
  object: { type: 'json', empty: '{}' },
} satisfies Readonly<Record<string, Definition>>

/** Columns by their names, each of a kind that many are of, or as it is defined. */
export function planColumns(
  columns: Readonly<Record<string, keyof typeof KINDS | Definition>>,
): readonly PlannedColumn[] {
  return Object.entries(columns).map(([name, column]) => ({
    name,
    ...(typeof column === 'string' ? KINDS[column] : column),
  }))
}

/** A column that names a row of another table, with which its own row is deleted. */
export function deletedWith(table: string): Definition {
  return { type: 'integer', empty: null, references: table, goesWithTarget: true }
}

/** A table that depends on the entity of the accounts. */
export interface AccountTable {
  readonly name: string
  /** Null where the program has none. */
  plan(account: AnyEntity): PlannedTable | null
}

/** @param rule of accounts without which there is no such table. @param plan is given the column that names a row's account. */
export function planForAccounts(
  name: string,
  rule: keyof Account | null,
  plan: (owner: Definition, account: Account) => Omit<PlannedTable, 'name'> | null,
): AccountTable {
  return {
    name,
    plan({ name: entity, account }) {
      const planned = account && (rule === null || account[rule]) ? plan(deletedWith(entity), account) : null
      return planned && { name, ...planned }
    },
  }
}

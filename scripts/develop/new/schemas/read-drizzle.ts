import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { type DescribedTable, readType } from '../tables/described-table.ts'

const KIND = Symbol.for('drizzle:entityKind')
/** Where Drizzle has `getTableConfig`, by the class of a table. */
const CORES: Readonly<Record<string, string>> = {
  PgTable: 'drizzle-orm/pg-core',
  SQLiteTable: 'drizzle-orm/sqlite-core',
}

const facts = z.object({
  name: z.string(),
  notNull: z.boolean(),
  hasDefault: z.boolean(),
  default: z.unknown(),
  primary: z.boolean(),
  isUnique: z.boolean().optional(),
  enumValues: z.array(z.string()).optional(),
  columnType: z.string(),
  generatedIdentity: z.unknown(),
})
/** Its type is asked of the column itself, which a copy is not. */
const column = z
  .custom<{ getSQLType(): string }>((value) => typeof Object(value).getSQLType === 'function')
  .transform((raw) => ({ ...facts.parse(raw), declared: raw.getSQLType() }))
type Column = z.infer<typeof column>
const target = z.object({ name: z.string() })

/** What `getTableConfig` answers (https://orm.drizzle.team/docs/goodies#get-table-information). */
const config = z.object({
  name: z.string(),
  columns: z.array(column),
  foreignKeys: z.array(
    z.object({
      onDelete: z.string().optional(),
      reference: z.custom<() => unknown>((value) => typeof value === 'function'),
    }),
  ),
  primaryKeys: z.array(z.object({ columns: z.array(target) })),
  uniqueConstraints: z.array(z.object({ columns: z.array(target) })),
})
const reference = z.object({
  columns: z.array(target),
  foreignColumns: z.array(target),
  foreignTable: z.unknown(),
})

export interface DrizzleSchema {
  readonly tables: readonly DescribedTable[]
  readonly isExact: boolean
}

/** The tables that a module exports, as the program's own Drizzle describes them. @throws Refusal where it exports none */
export async function readDrizzle(file: string): Promise<DrizzleSchema> {
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href)
  const tables = Object.values(exported).flatMap((table) => {
    const core = CORES[kindOf(table)]
    return core === undefined ? [] : [{ table, core }]
  })
  if (tables.length === 0)
    throw new Refusal(`${file} exports no table of Drizzle for PostgreSQL or SQLite`, 2)
  const described: DescribedTable[] = []
  for (const { table, core } of tables) {
    const { getTableConfig } = await import(pathToFileURL(createRequire(file).resolve(core)).href)
    described.push(describeTable(config.parse(getTableConfig(table)), (other) => getTableConfig(other).name))
  }
  const sorted = described.toSorted((one, other) => one.name.localeCompare(other.name))
  return { tables: sorted, isExact: tables.every(({ core }) => core === CORES['PgTable']) }
}

const nameOfColumn = ({ name }: { readonly name: string }) => name

function kindOf(table: unknown): string {
  if (typeof table !== 'object' || table === null) return ''
  const { constructor }: { constructor: unknown } = Object.getPrototypeOf(table) ?? {}
  return String(Object(constructor)[KIND] ?? '')
}

function describeTable(
  { name, columns: listed, foreignKeys, primaryKeys, uniqueConstraints }: z.infer<typeof config>,
  nameOf: (table: unknown) => string,
): DescribedTable {
  const key = listed.filter(({ primary }) => primary)
  return {
    name,
    columns: listed.map((each) => ({
      name: each.name,
      ...readType(each.declared),
      isNullable: !each.notNull,
      startsWith: readDefault(each),
      values: each.enumValues ?? [],
    })),
    key: [...key, ...primaryKeys.flatMap((each) => each.columns)].map(nameOfColumn),
    isKeyCounted: key.length === 1 && key.some(isCounted),
    unique: [
      ...listed.flatMap((each) => (each.isUnique ? [[each.name]] : [])),
      ...uniqueConstraints.map((each) => each.columns.map(nameOfColumn)),
    ],
    references: foreignKeys.map((each) => {
      const { columns: from, foreignColumns, foreignTable } = reference.parse(each.reference())
      return {
        columns: from.map(nameOfColumn),
        table: nameOf(foreignTable),
        targets: foreignColumns.map(nameOfColumn),
        onDelete: each.onDelete ?? 'no action',
      }
    }),
  }
}

/** SQLite counts each whole number that is the key; PostgreSQL those that are serial or an identity. */
function isCounted({ columnType, generatedIdentity }: Column): boolean {
  return /^(SQLiteInteger|PgSerial|PgBigSerial)/.test(columnType) || generatedIdentity !== undefined
}

/** As SQL; null where the database has none. */
function readDefault({ hasDefault, default: value }: Column): string | null {
  if (!hasDefault || value === undefined || value === null) return null
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  // SQL of one's own, as `now()`.
  return 'now()'
}

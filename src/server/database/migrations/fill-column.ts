import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { FoundColumn, Queries, StoredRow } from '../database.ts'
import type { ColumnValue } from '../../../schema/entity/column.ts'
import { eachRow } from '../each-row.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { PlannedColumn } from '../planned-table.ts'
import { kindIn } from '../../../kinds/core/storage/described-kind.ts'
import { payloadOf } from '../../../kinds/registries/payloads.ts'

/** Whether a row has a value in a column that is neither empty nor the default. */
export function holdsData(name: string, { startsWith }: FoundColumn): RawBuilder<SqlBool> {
  const value = sql.ref(name)
  const isGiven = sql<SqlBool>`${value} is not null and cast(${value} as text) <> ''`
  return startsWith === null ? sql`(${isGiven})` : sql`(${isGiven} and ${value} <> ${sql.raw(startsWith)})`
}

/** The number of rows that meet the condition. */
export async function countRowsOf(
  queries: Queries,
  table: string,
  condition: RawBuilder<SqlBool> = sql`1 = 1`,
): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as total from ${sql.table(table)} where ${condition}`.execute(queries)
  return Number(rows[0]?.total)
}

export interface Filling {
  readonly table: string
  /** The column that is read. */
  readonly from: string
  readonly old: FoundColumn
  /** The column that is written. */
  readonly to: string
  readonly convert: Convert
  /** The table that the values are ids of. */
  readonly references: string | undefined
}

/** @returns the number of records with a value that cannot be converted. */
export async function fillColumn(queries: Queries, filling: Filling): Promise<number> {
  const { table, from, old } = filling
  const isData = holdsData(from, old)
  let lost = 0
  const fillRow = async (id: number, row: StoredRow) => {
    const value = await convertRow(queries, filling, row)
    if (value === undefined) return false
    await queries
      .updateTable(table)
      .set({ [filling.to]: value })
      .where('id', '=', id)
      .execute()
    return true
  }
  await eachRow(
    queries,
    table,
    async (id, row) => {
      if (!(await fillRow(id, row))) lost += 1
    },
    isData,
  )
  // Default values count as no data, but are converted too.
  await eachRow(queries, table, async (id, row) => void (await fillRow(id, row)), sql`not ${isData}`)
  return lost
}

/**
 * Reads the values of a column again where they stand, after its field has become another. What cannot be read is
 * emptied, of a list what it no longer takes alone. @returns how many were changed, and how many lost something.
 */
export async function rewriteColumn(
  queries: Queries,
  { table, column: { name, empty }, field, before }: Rewriting,
): Promise<{ readonly changed: number; readonly lost: number }> {
  const convert = createConvert(name, field, true)
  const { reread } = payloadOf(field)
  const isSame = kindIn(before) === field.kind
  const counts = { changed: 0, lost: 0 }
  const rewrite = async (id: number, row: StoredRow) => {
    const stored = row[name] ?? ''
    const part = isSame ? reread?.(field, String(stored), before) : undefined
    const converted = part?.value ?? convert(stored)
    if (converted === stored) return
    counts[converted === undefined || part?.isWhole === false ? 'lost' : 'changed'] += 1
    const columns = { [name]: converted === undefined ? empty : converted }
    await queries.updateTable(table).set(columns).where('id', '=', id).execute()
  }
  const value = sql.ref(name)
  await eachRow(queries, table, rewrite, sql`${value} is not null and cast(${value} as text) <> ''`)
  return counts
}

interface Rewriting {
  readonly table: string
  readonly column: PlannedColumn
  readonly field: Field
  /** The kind that it had, and what limited it. */
  readonly before: string
}

async function convertRow(
  queries: Queries,
  { from, convert, references }: Filling,
  row: StoredRow,
): Promise<ColumnValue | undefined> {
  const value = row[from] ?? ''
  const converted = value === '' ? undefined : convert(value)
  if (converted === undefined || references === undefined) return converted
  const target = await queries.selectFrom(references).select('id').where('id', '=', converted).execute()
  return target.length > 0 ? converted : undefined
}

/** Converts a value of another kind; undefined if that is impossible. */
export type Convert = (value: ColumnValue) => ColumnValue | undefined

/** Converts what the form would accept. Write-only values, such as passwords, cannot be converted. */
export function createConvert(column: string, field: Field | undefined, mayBeEmpty = false): Convert {
  if (!field) return () => undefined
  const definition = definitionOf(field)
  const { shape, fromStored } = payloadOf(field)
  const payload = shape(column, field, 'create')[column]
  const record = definition.recordShape(column, field)[column]
  if (!payload || !record) return () => undefined
  return (value) => {
    const stored = String(value)
    const read = payload.safeParse(fromStored?.(field, stored) ?? stored)
    if (!read.success || (definition.isEmpty(read.data) && !mayBeEmpty)) return undefined
    return definition.toRow(column, field, read.data)[column]
  }
}

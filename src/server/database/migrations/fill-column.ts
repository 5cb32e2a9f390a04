import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { FoundColumn, Queries, StoredRow } from '../database.ts'
import type { ColumnValue } from '../../../schema/column.ts'
import { eachRow } from '../each-row.ts'
import { meaningOf } from '../../../kinds/core/meaning/meanings.ts'
import type { Field } from '../../../schema/field-kinds.ts'
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
export function createConvert(column: string, field: Field | undefined): Convert {
  if (!field) return () => undefined
  const meaning = meaningOf(field)
  const payload = payloadOf(field).shape(column, field, 'create')[column]
  const record = meaning.recordShape(column, field)[column]
  if (!payload || !record) return () => undefined
  return (value) => {
    const read = payload.safeParse(String(value))
    if (!read.success || meaning.isEmpty(read.data)) return undefined
    return meaning.toRow(column, field, read.data)[column]
  }
}

import { sql } from 'kysely'
import type { ColumnValue } from '../../../schema/column.ts'
import type { FoundColumn, Queries, StoredRow } from '../database.ts'
import { eachRow } from '../each-row.ts'
import type { Convert } from './convert-value.ts'
import { holdsData } from './holds-data.ts'

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

/** @returns how many records hold something that cannot be converted. */
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
  // What a field starts with is no data, and is worth keeping all the same.
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

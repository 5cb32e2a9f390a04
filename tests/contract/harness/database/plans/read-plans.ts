import type { CompiledQuery } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../../../src/server/database/database.ts'
import { SMALL_TABLES } from './fill-tables.ts'

/** A step of a plan that may take longer the more rows there are. */
export interface Growing {
  /** As the database tells it. */
  readonly step: string
  readonly sql: string
}

/** The steps of statements that read a table from end to end, or sort what they find. */
export async function findGrowing(
  { queries, adapter }: Database,
  statements: readonly CompiledQuery[],
): Promise<readonly Growing[]> {
  const found: Growing[] = []
  for (const statement of statements) {
    const explain = adapter.hasOneWriter ? 'explain query plan ' : 'explain (format json) '
    // Its name is that of the statement itself.
    const asked = { ...statement, sql: explain + statement.sql, name: undefined }
    const { rows } = await queries.executeQuery(asked)
    const steps = adapter.hasOneWriter ? stepsOfSqlite(rows) : stepsOfPostgres(rows)
    found.push(...steps.map((step) => ({ step, sql: statement.sql })))
  }
  return found
}

const sqliteRows = z.array(z.object({ detail: z.string() }))

function stepsOfSqlite(rows: unknown): readonly string[] {
  return sqliteRows
    .parse(rows)
    .map(({ detail }) => detail)
    .filter((detail) => /^SCAN (?!CONSTANT ROW|.* VIRTUAL TABLE INDEX \d+:M)|^USE TEMP B-TREE/.test(detail))
    .filter((detail) => !SMALL_TABLES.includes(detail.split(' ')[1] ?? ''))
}

interface PostgresNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string | undefined
  readonly 'Index Name'?: string | undefined
  readonly 'Index Cond'?: string | undefined
  readonly 'Plan Rows': number
  readonly Plans?: readonly PostgresNode[] | undefined
}

const postgresNode: z.ZodMiniType<PostgresNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Index Cond': z.optional(z.string()),
  'Plan Rows': z.number(),
  get Plans() {
    return z.optional(z.array(postgresNode))
  },
})
const postgresRows = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: postgresNode })) }))

function stepsOfPostgres(rows: unknown): readonly string[] {
  return postgresRows.parse(rows).flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => stepsOfNode(Plan)))
}

/** Rows that are sorted in no time. */
const FEW = 1_000

function stepsOfNode(node: PostgresNode): readonly string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '' } = node
  const isWhole = type === 'Seq Scan' || (type.startsWith('Index') && node['Index Cond'] === undefined)
  const isSort = type === 'Sort' && node['Plan Rows'] > FEW
  const own =
    (isWhole && !SMALL_TABLES.includes(table)) || isSort ? [[type, table, index].join(' ').trim()] : []
  return [...own, ...(node.Plans ?? []).flatMap(stepsOfNode)]
}

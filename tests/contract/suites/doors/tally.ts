import { sql } from 'kysely'
import type { Queries } from '../../../../src/server/database/database.ts'

/** How many there are, by table; entries of the audit log by their action, proposals by their state. */
export type Tally = Readonly<Record<string, number>>

const TABLES = [
  'account_links',
  'admin',
  'api_keys',
  'authenticators',
  'passkeys',
  'player',
  'remembered_browsers',
  'sessions',
  'sign_on_sessions',
  'sign_on_subjects',
]

const COUNTED = [
  ...TABLES.map(
    (table) => sql<Counted>`select ${sql.lit(table)} as what, count(*) as count from ${sql.table(table)}`,
  ),
  sql<Counted>`select 'codes' as what, count(*) as count from recovery_codes where used_at = ''`,
  sql<Counted>`select action as what, count(*) as count from audit_log group by action`,
  sql<Counted>`select state as what, count(*) as count from agent_proposals group by state`,
]

interface Counted {
  readonly what: string
  readonly count: number | string
}

export async function takeTally(queries: Queries): Promise<Tally> {
  const all = await Promise.all(COUNTED.map((each) => each.execute(queries)))
  return Object.fromEntries(all.flatMap(({ rows }) => rows.map(({ what, count }) => [what, Number(count)])))
}

/** What there is more or less of. */
export function compareTallies(before: Tally, after: Tally): Tally {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const more = [...names].map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(more.filter(([, count]) => count !== 0))
}

import type { Growing } from '../../../../contract/harness/database/plans/read-plans.ts'

interface Reason {
  readonly calls: RegExp
  readonly step: RegExp
  readonly sql: RegExp
  readonly why: string
}

const any = /./
const sort = /^(USE TEMP B-TREE|Sort)/
const scan = /^(SCAN|Seq Scan|Index)/

/** The steps that may take longer the more rows there are. */
const reasons: readonly Reason[] = [
  {
    calls: /^(sorted )?page$/,
    step: scan,
    sql: /^select own\.id .* order by .* limit/s,
    why: 'ends where the page does: an index has its order',
  },
  { calls: /^sorted page$/, step: /LAST TERM/, sql: any, why: 'sorts rows of equal keys alone' },
  {
    calls: /^page sorted by what it refers to$/,
    step: any,
    sql: any,
    why: 'no index of one table has the order of another',
  },
  {
    calls: /^(search|bulk)$/,
    step: any,
    sql: /from "(competition|team)" as own\s+left join/,
    why: 'a word may stand in what a row refers to: each row is looked at',
  },
  {
    calls: /^(search|import)$/,
    step: /^Seq Scan/,
    sql: /search_key" like/,
    why: 'PostgreSQL rather reads all of so short keys than its index of letters',
  },
  { calls: /two letters/, step: scan, sql: any, why: 'the index of letters knows three and more' },
  {
    calls: /^filter by a part of a text$/,
    step: scan,
    sql: /name_folded" like/,
    why: 'no index has the parts of a text',
  },
  {
    calls: /^filter by a range$/,
    step: scan,
    sql: /order by own\.id asc limit/,
    why: 'ends where the page does: rows are read in its order',
  },
  { calls: /^whole list$/, step: scan, sql: any, why: 'all of it is asked for' },
  {
    calls: /^home$/,
    step: sort,
    sql: /order by substr\(/,
    why: 'sorts the few that have their day soon',
  },
  {
    calls: /^home$/,
    step: /^Seq Scan/,
    sql: /action = 'created' and made_at >=/,
    why: 'counts those that came this week, which may be all there are',
  },
  { calls: /^home$/, step: any, sql: /group by/, why: 'a chart counts all rows, over an index' },
  {
    calls: /^home$/,
    step: any,
    sql: /"(expired_date|date)" >= /,
    why: 'a card counts and sorts what its filter leaves',
  },
  {
    calls: /^(home|activity)$/,
    step: /^SCAN branch$|^USE TEMP/,
    sql: /as branch/,
    why: 'unites the few entries of each branch',
  },
  {
    calls: /^trash$/,
    step: scan,
    sql: any,
    why: 'ends where the page does, or counts what was deleted of late',
  },
  { calls: /^views$/, step: sort, sql: /list_views/, why: 'somebody has a few views of a list' },
  { calls: /^log(in|out)$/, step: sort, sql: /from "admin"/, why: 'a name leads to three accounts at most' },
  {
    calls: /^log(in|out)$/,
    step: sort,
    sql: /from "sessions" where "account_id"/,
    why: 'an account has fifty at most',
  },
]

export function reasonFor(call: string, { step, sql }: Growing): Reason | undefined {
  return reasons.find((each) => each.calls.test(call) && each.step.test(step) && each.sql.test(sql))
}

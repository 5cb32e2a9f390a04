// `npm run bench -- growth`: the time of each call with 1,000, 10,000, 100,000 and 1,000,000 rows, and how it grows.
// `--rows 100000` sets the largest size, `--json` prints JSON only.
import { buildProduct } from './build-product.ts'
import { growingCalls } from './growth/growing-calls.ts'
import { measureGrowth, type Growth } from './growth/measure-growth.ts'
import { atMost, printReport, type Verdict } from './verdict.ts'

const GOAL_ROWS = 100_000
const SIZES = [1_000, 10_000, 100_000, 1_000_000]

await buildProduct()
const most = Number(process.argv[process.argv.indexOf('--rows') + 1]) || Infinity
const growths: Growth[] = []
for (const rows of SIZES.filter((size) => size <= most)) growths.push(await measureGrowth(rows))

const [first] = growths
printReport(
  { growths },
  [
    ['', ...growths.flatMap(({ rows }) => [rows.toLocaleString('en'), '×']), 'why'],
    [
      'filled in, s',
      ...growths.flatMap(({ fillSeconds }) => cells(fillSeconds, first?.fillSeconds)),
      'each row is written once',
    ],
    [
      'database, MB',
      ...growths.flatMap(({ megabytes }) => cells(megabytes, first?.megabytes)),
      'rows, their keys and the indexes',
    ],
    ...growingCalls.map(({ name, why }) => {
      const of = (growth: Growth | undefined) =>
        growth?.calls.find((call) => call.name === name)?.milliseconds
      return [`${name}, ms`, ...growths.flatMap((growth) => cells(of(growth), of(first))), why]
    }),
  ],
  growingCalls.flatMap(({ name, times }) => (times === undefined ? [] : goalOf(name, times))),
)

/** What the call takes with 100,000 rows, by what it takes with the fewest. */
function goalOf(name: string, times: number): readonly Verdict[] {
  const many = growths.find(({ rows }) => rows === GOAL_ROWS)
  const [one, other] = [first, many].map(
    (each) => each?.calls.find((call) => call.name === name)?.milliseconds,
  )
  if (one === undefined || other === undefined) return []
  return [atMost(`${name}, times as long with ${GOAL_ROWS.toLocaleString('en')} rows`, other / one, times)]
}

/** A figure, and its ratio to the one with the fewest rows. */
function cells(value = Number.NaN, least = Number.NaN): readonly string[] {
  if (Number.isNaN(value)) return ['', '']
  return [value.toFixed(2), (value / least).toFixed(1)]
}

import { atLeast, type Verdict } from '../verdict.ts'
import { LIST, LIST_BUILT, PAGES } from './cases.ts'
import type { Measured } from './measure-calls.ts'
import type { MeasuredCreations } from './measure-creations.ts'

export interface ServerFigures {
  readonly calls: readonly Measured[]
  readonly creations: readonly MeasuredCreations[]
}

const UNCHANGED = 0.8
const BUILT = 0.5
const MANY_ROWS = 0.9
const CREATION = 0.5

/** The goals; each is checked at its slowest number of connections. */
export function judgeCalls({ calls, creations }: ServerFigures): readonly Verdict[] {
  const worst = (name: string) =>
    Math.min(...calls.filter((each) => each.name === name).map(({ ratio }) => ratio))
  return [
    atLeast('the unchanged list beside a bare server', worst(LIST), UNCHANGED),
    atLeast('the list built each time beside a bare server that builds it', worst(LIST_BUILT), BUILT),
    atLeast('a page of 100,000 rows beside one of 1,000', worst(PAGES), MANY_ROWS),
    atLeast(
      'creations beside a bare loop of inserts',
      Math.min(...creations.map(({ ratio }) => ratio)),
      CREATION,
    ),
  ]
}

export function callsTable({ calls, creations }: ServerFigures): readonly (readonly string[])[] {
  return [
    ['', 'connections', 'requests/s', 'p99 ms', 'bare/s', 'bare p99', 'ratio'],
    ...calls.map(({ name, connections, own, bare, ratio }) => [
      name,
      String(connections),
      own.perSecond.toFixed(0),
      own.p99.toFixed(2),
      bare.perSecond.toFixed(0),
      bare.p99.toFixed(2),
      ratio.toFixed(2),
    ]),
    ...creations.map(({ connections, own, loop, ratio }) => [
      'create',
      String(connections),
      own.perSecond.toFixed(0),
      own.p99.toFixed(2),
      loop.toFixed(0),
      '',
      ratio.toFixed(2),
    ]),
  ]
}

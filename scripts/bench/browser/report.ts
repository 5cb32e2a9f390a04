import { atMost, median, type Verdict } from '../verdict.ts'
import type { PageFigures } from './measure.ts'

/** The figures of one page at one CPU slowdown: medians of the rounds. */
export interface Measurement {
  readonly page: string
  readonly rows: number
  readonly slowness: number
  readonly figures: PageFigures
}

/** The goals beside the page of React and Mantine, on a phone's processor too. */
const MOST_TIMES = [
  ['login', 1.2],
  ['cold', 1.4],
  ['warm', 1.6],
  ['edit at once', 2.5],
  ['slow 4G', 1.2],
] as const
/** Milliseconds from a press to the next frame, by the CPU slowdown. */
const MOST_FRAME: Readonly<Record<number, number>> = { 1: 50, 4: 130 }
const MOST_TASK = 50

/** What is pressed for other rows, or for a form. */
const INTERACTIONS = ['next page', 'sort', 'first key', 'last key', 'edit to form', 'back'] as const
export const PRESSES = ['checkbox', 'filter panel', 'palette'] as const

/** The figure of the first frame after a press, which shows that it was heard; rows and forms may come later. */
export function frameAfter(press: string): string {
  return `${press}: next frame`
}

/** The goals. Ratios compare pages of one run. */
export function judgePages(all: readonly Measurement[]): readonly Verdict[] {
  return all.flatMap((each) => {
    const where = `${each.page}, ${inThousands(each.rows)} rows, ${each.slowness}x`
    if (each.page === 'plain backend') return each.slowness === 1 ? longTasks(each, where) : []
    const beside = all.find(
      ({ page, rows, slowness }) => page === 'mantine' && rows === each.rows && slowness === each.slowness,
    )
    if (each.page !== 'product' || !beside) return []
    return [
      ...MOST_TIMES.map(([name, most]) =>
        atMost(
          `${where}: ${name} over that of the page of Mantine`,
          valueOf(each, name) / valueOf(beside, name),
          most,
        ),
      ),
      ...[...INTERACTIONS, ...PRESSES].map((press) =>
        atMost(
          `${where}: ${frameAfter(press)}, ms`,
          valueOf(each, frameAfter(press)),
          MOST_FRAME[each.slowness] ?? Number.NaN,
        ),
      ),
    ]
  })
}

function longTasks(each: Measurement, where: string): readonly Verdict[] {
  return ['loading', 'listing'].map((when) =>
    atMost(`${where}: longest task ${when}, ms`, valueOf(each, `longest task, ${when}`), MOST_TASK),
  )
}

/** One row per figure, one column per page. */
export function pagesTable(all: readonly Measurement[]): readonly (readonly string[])[] {
  const names = [...new Set(all.flatMap(({ figures }) => Object.keys(figures)))]
  return [
    ['', ...all.map(({ page }) => page)],
    ['rows', ...all.map(({ rows }) => inThousands(rows))],
    ['processor', ...all.map(({ slowness }) => `${slowness}x slower`)],
    ...names.map((name) => [
      name,
      ...all.map(({ figures }) => figures[name]?.toFixed(name.endsWith('MB') ? 1 : 0) ?? ''),
    ]),
  ]
}

/** The median of each figure. */
export function medianOf(rounds: readonly PageFigures[]): PageFigures {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((round) => round[name] ?? Number.NaN))]),
  )
}

function valueOf({ figures }: Measurement, name: string): number {
  return figures[name] ?? Number.NaN
}

function inThousands(rows: number): string {
  return rows.toLocaleString('en')
}

import type { FirstBytes } from './measure-bytes.ts'
import type { Generation } from './measure-generation.ts'
import type { SaveFigures } from './measure-save.ts'

export interface Figures {
  readonly generation: readonly Generation[]
  readonly bytes: readonly FirstBytes[]
  readonly saves: readonly SaveFigures[]
}

export interface BenchVerdict {
  readonly what: string
  readonly value: number
  readonly most: number
  readonly isKept: boolean
}

const MOST_TIMES = 10
const MAX_BYTES = 150

/** The goals: ratios, which do not depend on the machine. */
export function judge({ generation, bytes }: Figures): readonly BenchVerdict[] {
  return [
    limit('time of 1,000 entities over that of 100', growth(generation, 100, 1_000), MOST_TIMES),
    limit('brotli bytes per further entity, login page', perEntity(bytes, 'loginPage'), MAX_BYTES),
    limit('brotli bytes per further entity, first list', perEntity(bytes, 'firstList'), MAX_BYTES),
  ]
}

export function buildTable(figures: Figures, verdicts: readonly BenchVerdict[]): string {
  return [
    row('entities', 'generate', 'login page', 'first list', 'save to screen'),
    ...figures.generation.map(({ entities, milliseconds }) => {
      const size = figures.bytes.find((each) => each.entities === entities)
      const save = figures.saves.find((each) => each.entities === entities)
      return row(
        String(entities),
        inSeconds(milliseconds),
        size ? `${size.loginPage} B` : '',
        size ? `${size.firstList} B` : '',
        save ? inSeconds(save.milliseconds) : '',
      )
    }),
    '',
    ...verdicts.map(
      ({ what, value, most, isKept }) =>
        `${isKept ? 'kept  ' : 'BROKEN'} ${what}: ${value.toFixed(1)}, at most ${most}`,
    ),
  ].join('\n')
}

function limit(what: string, value: number, most: number): BenchVerdict {
  return { what, value, most, isKept: value <= most }
}

function growth(generation: readonly Generation[], from: number, to: number): number {
  const timeOf = (entities: number) =>
    generation.find((each) => each.entities === entities)?.milliseconds ?? Number.NaN
  return timeOf(to) / timeOf(from)
}

function perEntity(bytes: readonly FirstBytes[], page: 'loginPage' | 'firstList'): number {
  const [few, many] = bytes
  if (!few || !many) return Number.NaN
  return (many[page] - few[page]) / (many.entities - few.entities)
}

function row(...cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(16)).join('')
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

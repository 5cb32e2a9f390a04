import { atMost, type Verdict } from '../verdict.ts'
import type { FirstBytes } from './measure-bytes.ts'
import type { Generation } from './measure-generation.ts'
import type { SaveFigures } from './measure-save.ts'

export interface GenerateFigures {
  readonly generation: readonly Generation[]
  readonly bytes: readonly FirstBytes[]
  readonly saves: readonly SaveFigures[]
}

const MOST_TIMES = 10
const MAX_BYTES = 150

/** The goals: ratios, which do not depend on the machine. */
export function judgeGeneration({ generation, bytes, saves: [save] }: GenerateFigures): readonly Verdict[] {
  return [
    atMost('seconds from a save to a label', (save?.milliseconds ?? Number.NaN) / 1000, 1),
    atMost('seconds from a save to a new field', (save?.fieldMilliseconds ?? Number.NaN) / 1000, 1.5),
    atMost('time of 1,000 entities over that of 100', growth(generation, 100, 1_000), MOST_TIMES),
    atMost('brotli bytes per further entity, login page', perEntity(bytes, 'loginPage'), MAX_BYTES),
    atMost('brotli bytes per further entity, first list', perEntity(bytes, 'firstList'), MAX_BYTES),
  ]
}

export function generationTable({
  generation,
  bytes,
  saves,
}: GenerateFigures): readonly (readonly string[])[] {
  return [
    [
      'entities',
      'generate, s',
      'login page, B',
      'first list, B',
      'save to screen, s',
      'new field to screen, s',
    ],
    ...generation.map(({ entities, milliseconds }) => {
      const size = bytes.find((each) => each.entities === entities)
      const save = saves.find((each) => each.entities === entities)
      return [
        String(entities),
        inSeconds(milliseconds),
        String(size?.loginPage ?? ''),
        String(size?.firstList ?? ''),
        save ? inSeconds(save.milliseconds) : '',
        save ? inSeconds(save.fieldMilliseconds) : '',
      ]
    }),
  ]
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

function inSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2)
}

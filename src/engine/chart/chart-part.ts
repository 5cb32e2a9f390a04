import type { Colour } from '../../schema/values/colour.ts'

/** How a chart is drawn: as bars below each other, or as a ring. */
export type ChartShape = 'bars' | 'donut'

/** A part of a chart. */
export interface ChartPart {
  readonly name: string
  /** What it measures, not below zero. */
  readonly count: number
  /** Where a press on it leads: the list of these records. */
  readonly to?: string | undefined
  /** Its own; the next of the series without it. */
  readonly colour?: Colour | undefined
  /** All others together: gray, and no bar, which would be longer than any beside it. */
  readonly isRest?: boolean
}

/** As many as the stylesheet defines. */
const COLORS = 8

/** The color of a chart's part: its own, or the next of the stylesheet; what is no value of its own is gray. */
export function seriesColor({ isRest, colour }: ChartPart, place: number): string {
  if (colour !== undefined) return toneOf(colour)
  return isRest ? 'var(--series-rest)' : `var(--series-${(place % COLORS) + 1})`
}

/** Three to one against a card, in light and dark. */
function toneOf(colour: Colour): string {
  const shade = (at: number) => `var(--mantine-color-${colour}-${at})`
  return `light-dark(color-mix(in srgb, ${shade(7)} 80%, black), ${shade(4)})`
}

import type { Colour } from '../../schema/colour.ts'
import type { Field } from '../../schema/field-kinds.ts'

/** A part of a chart. */
export interface ChartPart {
  readonly name: string
  readonly count: number
  /** The list of these records; undefined for what is left of all values. */
  readonly to: string | undefined
  /** What the config gives to the value. */
  readonly colour: Colour | undefined
}

/** As many as the stylesheet defines. */
const COLORS = 8

/** The color of a chart's part: the config's, or the next of the stylesheet; what is no value of its own is gray. */
export function seriesColor({ to, colour }: ChartPart, place: number): string {
  if (colour !== undefined) return toneOf(colour)
  return to === undefined ? 'var(--series-rest)' : `var(--series-${(place % COLORS) + 1})`
}

/** Three to one against a card, in light and dark. */
function toneOf(colour: Colour): string {
  const shade = (at: number) => `var(--mantine-color-${colour}-${at})`
  return `light-dark(color-mix(in srgb, ${shade(7)} 80%, black), ${shade(4)})`
}

export function colourOf(field: Field | undefined, value: string): Colour | undefined {
  const colours = field && 'colours' in field ? field.colours : {}
  return Object.entries(colours ?? {}).find(([each]) => each === value)?.[1]
}

/** A part of a chart. */
export interface ChartPart {
  readonly name: string
  readonly count: number
  /** The list of these records; undefined for what is left of all values. */
  readonly to: string | undefined
}

/** As many as the stylesheet defines. */
const COLORS = 8

/** The color of a chart's part; what is no value of its own is gray. */
export function seriesColor(place: number, isValue: boolean): string {
  return isValue ? `var(--series-${(place % COLORS) + 1})` : 'var(--series-rest)'
}

/** One change of the tables, as it was made. */
export interface Step {
  /** For the person who reads the plan: `add to "club": "town"`. */
  readonly words: string
  readonly sql: readonly string[]
  /** The data that goes with it; null where all of it stays. */
  readonly lost: Loss | null
}

/** Data that a change takes away, and how many records hold it. */
export type Loss =
  | { readonly kind: 'field'; readonly entity: string; readonly field: string; readonly records: number }
  /** The field is there, and cannot hold what it held. */
  | { readonly kind: 'values'; readonly entity: string; readonly field: string; readonly records: number }
  | { readonly kind: 'entity'; readonly entity: string; readonly records: number }

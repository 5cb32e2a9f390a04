/** The path to a part of an entity: `['list', 'columns', 2]`. */
export type Path = readonly (string | number)[]

/** An error inside one entity, with its fix. */
export interface EntityFinding {
  /** One of those that `scripts/develop/generate/diagnostics/codes.ts` explains. */
  readonly code: `E${number}`
  readonly path: Path
  /** The error is in the key, not in the value. */
  readonly isAboutKey?: boolean
  readonly message: string
}

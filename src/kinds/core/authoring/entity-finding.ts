/** What keeps `npm run new` from writing a file, told to the person at the terminal. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** 2 where the command itself is wrong or incomplete, 1 where the project does not allow it. */
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

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

import type { Code } from './codes.ts'

/** The way to a part of an entity: `['list', 'columns', 2]`. */
export type Path = readonly (string | number)[]

/** From 1, as editors count. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Something wrong inside one entity, and what to write instead. */
export interface Complaint {
  readonly code: Code
  readonly path: Path
  /** The name of the part is wrong, not what it holds. */
  readonly isAboutKey?: boolean
  readonly message: string
}

/** A complaint and where it was found. */
export interface Finding extends Complaint {
  /** Below the project's folder, with slashes. */
  readonly file: string
  /** What the file exports the entity as; undefined where the whole file is meant. */
  readonly exportedAs?: string
  /** Where it is known already; it is looked for in the file otherwise. */
  readonly position?: Position
}

import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'

/** Line and column start at 1, as in editors. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A finding with its file. */
export interface Finding extends EntityFinding {
  /** Relative to the project's folder, with forward slashes. */
  readonly file: string
  /** The name of the entity's export; undefined when the whole file is meant. */
  readonly exportedAs?: string
  /** Set when the position is already known; searched in the file otherwise. */
  readonly position?: Position
}

import type { Text } from '../../../schema/values/text.ts'

/** What a new entity must know of an existing one. */
export interface KnownEntity {
  readonly name: string
  readonly file: string
  readonly path: string
  /** The menu's words, or the list's where no menu shows it. */
  readonly label: Text
  /** Its place in the menu; 0 where it has none. */
  readonly order: number
  /** The paths to its fields: `phone`, `name.fr`. */
  readonly paths: readonly string[]
  /** `GET /api/player` */
  readonly calls: readonly string[]
}

/** A list of names in `entities/reference/`: `algeria.wilayas`. */
export interface KnownTable {
  readonly code: string
  /** Relative to `entities/`. */
  readonly from: string
  /** Whether its list follows another field's value. */
  readonly isDependent: boolean
}

/** The project as far as a new entity meets it. */
export interface ProjectFacts {
  readonly entities: readonly KnownEntity[]
  readonly tables: readonly KnownTable[]
}

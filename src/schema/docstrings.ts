/** What the docstrings in an entity's file say: above itself, and above its fields and actions, by their names. */
export interface EntityDocstrings {
  readonly entity?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, string>>
}

/** By the names of the entities, those alone that have any. */
export type Docstrings = Readonly<Record<string, EntityDocstrings>>

import type { EntityParts } from '../checks/entity-parts.ts'

/** All entities; the files that could not be read may hold more, of the names given. */
export interface AllEntities {
  readonly entities: readonly EntityParts[]
  readonly unreadNames: readonly string[]
}

import type { AnyEntity } from '../../schema/entity.ts'
import type { DataVersions } from '../database/data-versions.ts'
import type { Database } from '../database/database.ts'
import type { Claims } from '../storage/claims.ts'
import type { Uploads } from '../storage/uploads.ts'
import type { VersionedCache } from '../versioned-cache.ts'
import type { KeyedMutex } from '../keyed-mutex.ts'

/** Where records are kept. */
export interface Store extends Database {
  readonly entities: readonly AnyEntity[]
  readonly uploads: Uploads
  readonly claims: Claims
  /** Changes of one record wait for each other: made at once, all but one would have to be validated again. */
  readonly mutex: KeyedMutex
  readonly versions: DataVersions
  /** How many records match a search, of each entity. */
  readonly totals: VersionedCache<number>
}

export function entityNamed(entities: readonly AnyEntity[], name: string): AnyEntity {
  const entity = entities.find((each) => each.name === name)
  if (!entity) throw new Error(`"${name}" is no entity`)
  return entity
}

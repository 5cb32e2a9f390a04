import type { AnyEntity } from '../../../schema/entity.ts'
import { type DataVersions, prepareVersionQuery } from '../../database/data-versions.ts'
import type { Database } from '../../database/database.ts'
import { cacheUntilChanged } from '../../database/versioned-cache.ts'
import { nestedEntities } from './nest-relations.ts'

const MAX_BYTES = 1_000_000

/** The versions of all entities; each takes one query. */
export function createDataVersions(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
): DataVersions {
  const remember = cacheUntilChanged<string>(adapter, MAX_BYTES)
  const read = new Map(
    entities.map((entity) => {
      const tables = [...nestedEntities(entities, entity)]
      return [entity.name, prepareVersionQuery(queries, tables)]
    }),
  )
  return {
    async of({ name }) {
      const readVersion = read.get(name)
      if (!readVersion) throw new Error(`"${name}" is no entity`)
      return remember(name, readVersion)
    },
  }
}

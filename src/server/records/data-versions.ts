import type { AnyEntity } from '../../schema/entity.ts'
import { prepareVersionQuery, type DataVersions } from '../database/data-versions.ts'
import type { Database } from '../database/database.ts'
import { rememberUntilChanged } from '../database/remember.ts'
import { nestedEntities } from './nest-relations.ts'

const MAX_BYTES = 1_000_000

/** The versions of all entities, each asked for in one statement. */
export function createDataVersions(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
): DataVersions {
  const remember = rememberUntilChanged<string>(adapter, MAX_BYTES)
  const read = new Map(
    entities.map((entity) => {
      const tables = [...nestedEntities(entities, entity)]
      return [entity, prepareVersionQuery(queries, tables)]
    }),
  )
  return {
    async of(entity) {
      const readVersion = read.get(entity)
      if (!readVersion) throw new Error(`"${entity.name}" is no entity`)
      return remember(entity.name, readVersion)
    },
  }
}

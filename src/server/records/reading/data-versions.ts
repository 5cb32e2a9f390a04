import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { type DataVersions, prepareVersionQuery } from '../../database/data-versions.ts'
import type { Database } from '../../database/database.ts'
import { cacheUntilChanged } from '../../database/versioned-cache.ts'
import { entityNamed } from '../store/store.ts'
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
      const tables = [...tablesBehind(entities, entity)]
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

/** What answers depend on: all that they nest, and where rows are seen by a rule all that it may go through. */
function tablesBehind(entities: readonly AnyEntity[], entity: AnyEntity): ReadonlySet<string> {
  const nested = nestedEntities(entities, entity)
  const limited = entities.filter(({ name, access }) => nested.has(name) && access?.rows)
  const ways = new Set(limited.map(({ name }) => name))
  // It grows while it is walked through.
  for (const name of ways)
    for (const next of nestedEntities(entities, entityNamed(entities, name), 1)) ways.add(next)
  return new Set([...nested, ...ways])
}

import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { Filter } from '../../../schema/filter.ts'
import { indexedColumns, SEARCH_KEY } from '../../database/plan-tables.ts'
import { columnsAsked } from '../conditions/filter-conditions.ts'
import { entityNamed, type Store } from '../store/store.ts'
import { listConditions } from './list-conditions.ts'
import { OWN } from './list-joins.ts'

/** What a list asks of its own rows. */
interface Asked {
  readonly words: readonly string[]
  readonly filters: readonly Filter[]
  readonly today: string
}

/**
 * The ids that meet each condition of a list, as a query that an index answers alone: to look at a row costs SQLite as much
 * as thirty entries of an index. Null where a condition needs the rows, and where the database combines indexes by itself.
 */
export function idSets(
  store: Store,
  entity: AnyEntity,
  { words, filters, today }: Asked,
): readonly RawBuilder<unknown>[] | null {
  const { adapter, allEntities } = store
  const { idsOfWord } = adapter
  if (!idsOfWord || words.length + filters.length === 0) return null
  const indexed = indexedColumns(entityNamed(allEntities, entity.name), allEntities)
  const place = { table: entity.name, alias: OWN, column: SEARCH_KEY }
  const ofFilter = (filter: Filter) => {
    const columns = columnsAsked(entity, filter)
    if (filter.isAlternative || columns.length !== 1 || !columns.every((column) => indexed.has(column)))
      return null
    const inTime = adapter.isInTime(sql.id(OWN, 'id'))
    const conditions = [...(inTime ? [inTime] : []), ...listConditions(store, entity, OWN, [filter], today)]
    const from = sql`${sql.table(entity.name)} as ${sql.id(OWN)}`
    return sql`select ${sql.id(OWN, 'id')} from ${from} where ${sql.join(conditions, sql` and `)}`
  }
  const sets = [...words.map((word) => idsOfWord(place, word)), ...filters.map(ofFilter)]
  return sets.every((set) => set !== null) ? sets : null
}

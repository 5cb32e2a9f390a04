import { parseFilter } from '../../../kinds/core/filter/filters.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import { filterParameter, type Filter } from '../../../schema/filter.ts'

/** The filters by an entity's own fields, as their editors know them. @param prefix the way to it: `Stadium.` */
export function filtersBelow(
  entity: AnyEntity,
  filters: readonly Filter[],
  prefix: string,
): readonly Filter[] {
  return filters.flatMap((filter) => {
    const field = filter.field.startsWith(prefix) ? filter.field.slice(prefix.length) : ''
    if (field === '' || field.includes('.')) return []
    if (prefix === '') return [filter]
    // What is asked of another entity stands in the address as text.
    return parseFilter(entity, filterParameter({ ...filter, field }), filter.values.map(String)) ?? []
  })
}

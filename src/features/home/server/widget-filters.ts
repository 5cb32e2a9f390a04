import { whereFilters, type Asking } from '../../../kinds/core/filter/where-filters.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import { filterParameters, type Filter } from '../../../schema/filter.ts'
import { mayAsk, parseFilters } from '../../../server/records/reading/parse-filters.ts'
import { entityNamed, type Store } from '../../../server/records/store/store.ts'

/** The filters of the list that a widget leads to; null where they ask of what the caller may not read. */
export async function readWidgetFilters(
  { entities, allEntities }: Pick<Store, 'entities' | 'allEntities'>,
  entity: AnyEntity,
  where: object = {},
): Promise<readonly Filter[] | null> {
  const whole = entityNamed(allEntities, entity.name)
  const filters = await whereFilters(askingOf(allEntities, whole), where)
  if (!filters.every((filter) => mayAsk(entities, entity, filter))) return null
  // As the list reads them from its address.
  return parseFilters(entities, entity, filterParameters(filters))
}

function askingOf(entities: readonly AnyEntity[], entity: AnyEntity): Asking {
  const related = entities.map((each) => [each.name, async () => askingOf(entities, each)] as const)
  return { entity, related: Object.fromEntries(related) }
}

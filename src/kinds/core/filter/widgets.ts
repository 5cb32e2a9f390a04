import type { AnyEntity } from '../../../schema/entity.ts'
import { filterParameter, type Filter } from '../../../schema/filter.ts'
import type { ListWidget, Widget, WidgetFilters } from '../../../schema/widget.ts'
import { daysOf } from './days-of.ts'
import { parseFilter, periodOf } from './filters.ts'
import { sortableKeys } from '../cell/list-columns.ts'

/** A widget of the dashboard with its entity. */
export interface NamedWidget<W extends Widget = Widget> {
  readonly entity: AnyEntity
  readonly name: string
  readonly widget: W
}

/** The widgets of an entity, in the order of its config. */
export function widgetsOf(entity: AnyEntity): readonly NamedWidget[] {
  return Object.entries(entity.home?.widgets ?? {}).map(([name, widget]) => ({ entity, name, widget }))
}

/** The filters of a list or a chart, as a list call has them. */
export function widgetFilters(entity: AnyEntity, filters: WidgetFilters = {}): readonly Filter[] {
  return Object.entries(filters).flatMap(([field, byOperator = {}]) =>
    Object.entries(byOperator).flatMap(
      ([operator, value]) =>
        parseFilter(entity, `filter.${field}.${operator}`, [value].flat().map(String)) ?? [],
    ),
  )
}

/**
 * The day from which a list is ordered by anniversaries, as `YYYY-MM-DD`; undefined where it is ordered by the values
 * themselves.
 * @param today `YYYY-MM-DD`
 */
export function anniversaryStart({ filters, sort }: ListWidget, today: string): string | undefined {
  const wanted = sort === undefined ? undefined : filters?.[sort]?.anniversary
  const [first] = [wanted ?? []].flat()
  return first === undefined ? undefined : (daysOf(periodOf(first), today).from ?? undefined)
}

/** The address of the list that holds these records. */
export function filteredAddress(entity: AnyEntity, filters: readonly Filter[], widget?: ListWidget): string {
  const search = new URLSearchParams()
  for (const filter of filters) {
    for (const value of filter.values) search.append(filterParameter(filter), String(value))
  }
  const { sort, order, filters: wanted } = widget ?? {}
  // Lists have no order by anniversaries.
  const isOrdered = sort !== undefined && wanted?.[sort]?.anniversary === undefined
  if (isOrdered && sortableKeys(entity).includes(sort)) search.set('sort', sort)
  if (search.has('sort') && order) search.set('order', order)
  return search.size === 0 ? entity.path : `${entity.path}?${search}`
}

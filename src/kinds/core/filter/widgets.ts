import { isRecord } from '../../../schema/where/where.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { filterParameter, type Filter } from '../../../schema/where/filter.ts'
import type { ListWidget, Widget } from '../../../schema/entity/widget.ts'
import { daysOf } from './days.ts'
import { periodOf } from './filter-values.ts'
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

/**
 * The day from which a list is ordered by anniversaries, as `YYYY-MM-DD`; undefined where it is ordered by the values
 * themselves.
 * @param today `YYYY-MM-DD`
 */
export function anniversaryStart(widget: Ordered, today: string): string | undefined {
  const period = anniversaryOf(widget)
  return period === undefined ? undefined : (daysOf(periodOf(period), today).from ?? undefined)
}

type Ordered = Pick<ListWidget, 'sort' | 'where'>

/** The period that the anniversaries of its order are within. */
function anniversaryOf({ sort, where }: Ordered): string | undefined {
  const asked = sort !== undefined && isRecord(where) ? where[sort] : undefined
  const period = isRecord(asked) ? asked['anniversary'] : undefined
  return typeof period === 'string' ? period : undefined
}

/** The address of the list that holds these records. */
export function filteredAddress(
  entity: AnyEntity,
  filters: readonly Filter[],
  widget: Ordered & Pick<ListWidget, 'order'> = {},
): string {
  const search = new URLSearchParams()
  for (const filter of filters) {
    for (const value of filter.values) search.append(filterParameter(filter), String(value))
  }
  const { sort, order } = widget
  // Lists have no order by anniversaries.
  const isOrdered = sort !== undefined && anniversaryOf(widget) === undefined
  if (isOrdered && sortableKeys(entity).includes(sort)) search.set('sort', sort)
  if (search.has('sort') && order) search.set('order', order)
  return search.size === 0 ? entity.path : `${entity.path}?${search}`
}

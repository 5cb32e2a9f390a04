import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Filter } from '../../../schema/where/filter.ts'
import { filterConditions } from '../conditions/filter-conditions.ts'
import { whereConditions, type Sees } from '../conditions/where-conditions.ts'

/** What the rows of a list meet that is filtered: all filters, and of those that are alternatives one. */
export function listConditions(
  store: Sees,
  entity: AnyEntity,
  alias: string,
  filters: readonly Filter[],
  today: string,
): readonly RawBuilder<unknown>[] {
  const conditionsOf = (isAlternative: boolean) =>
    filters
      .filter((filter) => (filter.isAlternative ?? false) === isAlternative)
      .map((filter) => conditionOf(store, entity, alias, filter, today))
  const alternatives = conditionsOf(true)
  return [...conditionsOf(false), ...(alternatives.length === 0 ? [] : [joined(alternatives, 'or')])]
}

function conditionOf(store: Sees, entity: AnyEntity, alias: string, filter: Filter, today: string) {
  const conditions = filter.field.includes('.')
    ? whereConditions(store, entity, alias, whereOf(filter))
    : filterConditions(entity, alias, [filter], today)
  const met = joined(conditions, 'and')
  // What is empty is not this either.
  return filter.isNot ? sql`(${met} is not true)` : met
}

function joined(conditions: readonly RawBuilder<unknown>[], by: 'and' | 'or'): RawBuilder<unknown> {
  return sql`(${sql.join(conditions, by === 'or' ? sql` or ` : sql` and `)})`
}

/** A filter as own code asks: `Stadium.wilaya` in Oran is `{ Stadium: { wilaya: { in: ['Oran'] } } }`. */
function whereOf({ field, operator, values }: Filter): object {
  const steps = field.split('.')
  const name = steps.pop() ?? field
  const asked = operator === 'in' ? [values] : values
  const where = { or: asked.map((value) => ({ [name]: { [operator]: value } })) }
  return steps.reduceRight<object>((inner, step) => ({ [step]: inner }), where)
}

import type * as z from 'zod/mini'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { FilterSchemas } from '../../../schema/entity/field-definition.ts'
import {
  FILTER_OPERATORS,
  ID_FILTER,
  filterParameter,
  parseFilterParameter,
  type Filter,
  type FilterOperator,
  type FilterValue,
} from '../../../schema/where/filter.ts'
import { foldedColumn } from '../../../schema/entity/column.ts'
import { PERIODS, type Period } from '../../../schema/values/days.ts'
import { idFilters } from './filter-schemas.ts'
import { definitionOf } from '../definition/definitions.ts'

export function filterSchemas(field: Field): FilterSchemas {
  return definitionOf(field).filters?.(field) ?? {}
}

const EQUALITIES = [['in'], ['is'], ['from', 'to']] as const satisfies readonly (readonly FilterOperator[])[]

/** The operators that ask for one value together; none where the kind has no such. */
export function equalityOperators(schemas: FilterSchemas): readonly FilterOperator[] {
  return EQUALITIES.find((each) => each.every((operator) => schemas[operator])) ?? []
}

/** The query parameters by which a list is filtered, and what they may hold. */
export function filterParameterSchemas({ fields }: AnyEntity): ReadonlyMap<string, z.ZodMiniType> {
  const own = Object.entries(fields).map(([name, field]) => [name, filterSchemas(field)] as const)
  const all = [[ID_FILTER, idFilters] as const, ...own].flatMap(([name, schemas]) => {
    return FILTER_OPERATORS.flatMap((operator) => {
      const schema = schemas[operator]
      return schema ? [[filterParameter({ field: name, operator }), schema] as const] : []
    })
  })
  return new Map(all)
}

/** The type of the inputs that the limits of a range are typed in. */
export function rangeInputOf(field: Field): 'date' | 'time' | 'text' | 'number' {
  return definitionOf(field).rangeInput ?? 'number'
}

/** What a field's column is compared with at the limit of a range. */
export function rangeLimit(field: Field, side: 'from' | 'to', limit: FilterValue): FilterValue {
  return definitionOf(field).rangeLimit?.(side, limit, field) ?? limit
}

/**
 * A filter read from its query parameter; null when the entity has no such field, operator or value. Of what is asked of
 * another entity the values are texts, for the backend to judge: its config is not at hand.
 */
export function parseFilter(
  { fields }: AnyEntity,
  parameter: string,
  texts: readonly string[],
): Filter | null {
  const named = parseFilterParameter(parameter)
  if (!named || texts.length === 0) return null
  if (named.field.includes('.')) return { ...named, values: texts }
  const field = Object.hasOwn(fields, named.field) ? fields[named.field] : undefined
  const schemas = named.field === ID_FILTER ? idFilters : field && filterSchemas(field)
  const schema = schemas?.[named.operator]
  if (!schema) return null
  const values = texts.map((text) => schema.safeParse(text).data)
  return values.every((value) => value !== undefined) ? { ...named, values } : null
}

/** Whether what meets the filters is another tomorrow. */
export function dependOnDay(filters: readonly Filter[] = []): boolean {
  return filters.some(({ operator }) => operator === 'within' || operator === 'anniversary')
}

/** Of a value that the filter's schema has read. */
export function periodOf(value: FilterValue): Period {
  return PERIODS.find((period) => period === value) ?? 'today'
}

/** The columns whose words a filter of texts looks into. */
export function foldedColumns(name: string, field: Field): readonly string[] {
  return definitionOf(field)
    .columns(name, field)
    .filter((column) => column.isFolded)
    .map((column) => foldedColumn(column.name))
}

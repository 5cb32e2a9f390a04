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
} from '../../../schema/where/filter.ts'
import { foldedColumn } from '../../../schema/entity/column.ts'
import { idFilters } from './filter-schemas.ts'
import { definitionOf } from '../definition/definitions.ts'

export function filterSchemas(field: Field): FilterSchemas {
  return definitionOf(field).filters?.(field) ?? {}
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

/** The columns whose words a filter of texts looks into. */
export function foldedColumns(name: string, field: Field): readonly string[] {
  return definitionOf(field)
    .columns(name, field)
    .filter((column) => column.isFolded)
    .map((column) => foldedColumn(column.name))
}
